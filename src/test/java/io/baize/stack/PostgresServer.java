package io.baize.stack;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;

/** A real PostgreSQL server with the database {@code baize}; whoever starts it closes it. */
public final class PostgresServer implements AutoCloseable {
    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);
    private static final Path BINARIES = Path.of(".baize", "postgres");
    private static final String USER = "postgres";
    private static final String DATABASE = "baize";

    private final EmbeddedPostgres server;

    public PostgresServer(int port, Path data, Path log) {
        try {
            Files.createDirectories(data);
            Files.createDirectories(log.toAbsolutePath().getParent());
            server = EmbeddedPostgres.builder()
                    .setPort(port)
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setRegisterShutdownHook(false)
                    .setOverrideWorkingDirectory(BINARIES.toAbsolutePath().toFile())
                    .setPGStartupWait(START_TIMEOUT)
                    .setLocaleConfig("locale", "C")
                    // The library turns this off for speed; a committed round must be on disk, here as in production.
                    .setServerConfig("synchronous_commit", "on")
                    .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            createDatabaseOnce();
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL did not start; see " + log, e);
        }
    }

    public String jdbcUrl() {
        return "jdbc:postgresql://localhost:" + server.getPort() + "/" + DATABASE;
    }

    /** What the service must be told. */
    public Map<String, String> config() {
        return config(jdbcUrl(), USER, USER);
    }

    static Map<String, String> config(String jdbcUrl, String user, String password) {
        return Map.of(
                "quarkus.datasource.jdbc.url", jdbcUrl,
                "quarkus.datasource.username", user,
                "quarkus.datasource.password", password);
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL did not stop", e);
        }
    }

    private void createDatabaseOnce() {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            var found = statement.executeQuery("select 1 from pg_database where datname = '" + DATABASE + "'");
            if (!found.next()) statement.execute("create database " + DATABASE);
        } catch (SQLException e) {
            throw new IllegalStateException("the database " + DATABASE + " could not be created", e);
        }
    }
}
