package io.baize.cli;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where the servers are, from the environment: as {@code make run} takes it, {@code BAIZE_DB_URL} and so on, or as
 * the service does in production, {@code QUARKUS_DATASOURCE_JDBC_URL} and {@code KAFKA_…}. With neither, they are
 * those that {@code make run} starts.
 */
record AuditSettings(Map<String, String> environment) {

    private static final String KAFKA_SETTING = "KAFKA_";

    DataSource database() {
        String usual = isDevelopment() ? "postgres" : "baize";
        PGSimpleDataSource database = new PGSimpleDataSource();
        database.setUrl(first(
                "BAIZE_DB_URL",
                "QUARKUS_DATASOURCE_JDBC_URL",
                "jdbc:postgresql://localhost:" + environment.getOrDefault("BAIZE_POSTGRES_PORT", "54320") + "/baize"));
        database.setUser(first("BAIZE_DB_USER", "QUARKUS_DATASOURCE_USERNAME", usual));
        database.setPassword(first("BAIZE_DB_PASSWORD", "QUARKUS_DATASOURCE_PASSWORD", usual));
        return database;
    }

    /** Empty where the database alone is to be verified. */
    Map<String, Object> kafka() {
        Map<String, Object> settings = new HashMap<>();
        environment.forEach((name, value) -> {
            if (name.startsWith(KAFKA_SETTING)) {
                String setting = name.substring(KAFKA_SETTING.length());
                settings.put(setting.toLowerCase(Locale.ROOT).replace('_', '.'), value);
            }
        });
        if (environment.containsKey("BAIZE_KAFKA")) {
            settings.put("bootstrap.servers", environment.get("BAIZE_KAFKA"));
        } else if (isDevelopment()) {
            settings.putIfAbsent(
                    "bootstrap.servers", "localhost:" + environment.getOrDefault("BAIZE_KAFKA_PORT", "9092"));
        }
        return settings.containsKey("bootstrap.servers") ? settings : Map.of();
    }

    private boolean isDevelopment() {
        return !environment.containsKey("BAIZE_DB_URL") && !environment.containsKey("QUARKUS_DATASOURCE_JDBC_URL");
    }

    private String first(String one, String other, String usual) {
        return environment.getOrDefault(one, environment.getOrDefault(other, usual));
    }
}
