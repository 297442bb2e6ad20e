package io.baize.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** PostgreSQL, Kafka and, where wanted, Keycloak on free ports, with data that goes when the stack is closed. */
public final class Stack implements AutoCloseable {
    private static final Path LOGS = Path.of("target", "stack-logs");
    private static Stack shared;

    private final Path folder = temporaryFolder();
    private KafkaBroker kafka;
    private KeycloakServer keycloak;
    private PostgresServer postgres;

    private Stack() {}

    public static Stack start() {
        return new Stack().launch(false);
    }

    public static Stack startWithKeycloak() {
        return new Stack().launch(true);
    }

    /**
     * One stack for all tests of this JVM, as configuration for the service; it stops when the JVM ends. Quarkus loads test
     * classes several times over, so the one stack lives in the class loader that all of them share.
     */
    @SuppressWarnings("unchecked")
    public static Map<String, String> shared(boolean withKeycloak) {
        try {
            var stack = ClassLoader.getSystemClassLoader().loadClass(Stack.class.getName());
            return (Map<String, String>)
                    stack.getMethod("sharedHere", boolean.class).invoke(null, withKeycloak);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the stack did not start", e);
        }
    }

    /** For {@link #shared} only. */
    public static synchronized Map<String, String> sharedHere(boolean withKeycloak) {
        if (shared == null) {
            shared = new Stack();
            Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
        }
        return shared.launch(withKeycloak).config(withKeycloak);
    }

    public PostgresServer postgres() {
        return postgres;
    }

    public KafkaBroker kafka() {
        return kafka;
    }

    public KeycloakServer keycloak() {
        return keycloak;
    }

    /** What the service must be told. */
    public Map<String, String> config() {
        return config(keycloak != null);
    }

    /** A test that logs in by itself must not hear of the Keycloak that an earlier one has started. */
    private Map<String, String> config(boolean withKeycloak) {
        var config = new HashMap<>(postgres.config());
        config.putAll(kafka.config());
        if (withKeycloak) config.putAll(keycloak.config());
        return config;
    }

    /** Where a test that starts the service lets it write. */
    public static Path log(String name) {
        return LOGS.resolve(name + "-" + ProcessHandle.current().pid() + "-" + System.nanoTime() + ".log");
    }

    @Override
    public void close() {
        if (keycloak != null) keycloak.closeAndKeepRealm();
        if (kafka != null) kafka.close();
        if (postgres != null) postgres.close();
        delete(folder);
    }

    /** Starts what is not yet there. Kafka and Keycloak start in processes of their own while PostgreSQL starts here. */
    private Stack launch(boolean withKeycloak) {
        try {
            if (kafka == null) kafka = new KafkaBroker(Ports.free(), folder.resolve("kafka"), log("kafka"));
            if (withKeycloak && keycloak == null)
                keycloak = new KeycloakServer(Ports.free(), folder.resolve("keycloak"), log("keycloak"));
            if (postgres == null)
                postgres = new PostgresServer(Ports.free(), folder.resolve("postgres"), log("postgres"));
            kafka.awaitReady();
            if (keycloak != null) keycloak.awaitReady();
            return this;
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("baize-stack-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
