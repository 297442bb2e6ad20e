package io.baize.stack;

import java.util.HashMap;
import java.util.Map;

/** The environment variables of {@code make run}: ports, and servers that are there already. */
final class DevSettings {
    private final Map<String, String> environment;

    DevSettings(Map<String, String> environment) {
        this.environment = environment;
    }

    int servicePort() {
        return port("BAIZE_PORT", 8080);
    }

    int postgresPort() {
        return port("BAIZE_POSTGRES_PORT", 54320);
    }

    int kafkaPort() {
        return port("BAIZE_KAFKA_PORT", 9092);
    }

    int keycloakPort() {
        return port("BAIZE_KEYCLOAK_PORT", 8180);
    }

    boolean databaseGiven() {
        return environment.containsKey("BAIZE_DB_URL");
    }

    boolean kafkaGiven() {
        return environment.containsKey("BAIZE_KAFKA");
    }

    boolean oidcGiven() {
        return environment.containsKey("BAIZE_OIDC_URL");
    }

    /** What the service must be told about the servers that are not started here. */
    Map<String, String> givenServers() {
        var config = new HashMap<String, String>();
        if (databaseGiven())
            config.putAll(PostgresServer.config(
                    environment.get("BAIZE_DB_URL"),
                    value("BAIZE_DB_USER", "baize"),
                    value("BAIZE_DB_PASSWORD", "baize")));
        if (kafkaGiven()) config.putAll(KafkaBroker.config(environment.get("BAIZE_KAFKA")));
        if (oidcGiven())
            config.putAll(KeycloakServer.config(
                    environment.get("BAIZE_OIDC_URL"), value("BAIZE_OIDC_SECRET", KeycloakServer.CLIENT_SECRET)));
        return config;
    }

    void requireFreePorts() {
        Ports.requireFree("Baize", servicePort(), "BAIZE_PORT");
        if (!databaseGiven()) Ports.requireFree("PostgreSQL", postgresPort(), "BAIZE_POSTGRES_PORT");
        if (!kafkaGiven()) Ports.requireFree("Kafka", kafkaPort(), "BAIZE_KAFKA_PORT");
        if (!oidcGiven()) Ports.requireFree("Keycloak", keycloakPort(), "BAIZE_KEYCLOAK_PORT");
    }

    private int port(String variable, int usual) {
        var text = value(variable, Integer.toString(usual));
        if (!text.matches("[1-9][0-9]{0,4}") || Integer.parseInt(text) > 65535)
            throw new Unreadable(variable + " must be a port, 1 to 65535; it is: " + text);
        return Integer.parseInt(text);
    }

    private String value(String variable, String usual) {
        return environment.getOrDefault(variable, usual);
    }

    static final class Unreadable extends RuntimeException {
        private Unreadable(String message) {
            super(message);
        }
    }
}
