package io.baize.stack;

import java.nio.file.Path;
import java.util.Map;

/** The addresses and logins that {@code make run} prints at the end. */
final class DevGuide {
    private DevGuide() {}

    static String text(String serviceUrl, Map<String, String> config, Path logs) {
        return """

                Baize runs.
                  pages        %1$s
                  API          %1$s/openapi
                  Keycloak     %2$s
                  PostgreSQL   %3$s  (user %4$s)
                  Kafka        %5$s
                  logs         %6$s

                Log in with one of these; the password is the name.
                  pitmanager-P, pitsupervisor-P, terminal-P, compliance-P
                                  where P is catskill, harbor, chesapeake or granite
                  cage-catskill, count-catskill, finance-catskill, surveillance-catskill
                  commission-ny, commission-ma, commission-md, commission-nh
                  auditor, admin

                Ctrl-C stops everything; the data stays in .baize/data (make clean-data removes it).
                """.formatted(
                        serviceUrl,
                        config.get("quarkus.oidc.auth-server-url"),
                        config.get("quarkus.datasource.jdbc.url"),
                        config.get("quarkus.datasource.username"),
                        config.get("kafka.bootstrap.servers"),
                        logs);
    }
}
