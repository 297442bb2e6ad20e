package io.baize.stack;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What {@code make run} starts: the servers, the service and a floor that plays, until Ctrl-C. */
public final class DevStack {
    private static final Path DATA = Path.of(".baize", "data");
    private static final Path LOGS = Path.of(".baize", "logs");
    private static final Duration WATCH_INTERVAL = Duration.ofSeconds(1);

    private record Part(String name, AutoCloseable server) {}

    private final DevSettings settings;
    private final long start = System.nanoTime();
    private final Deque<Part> running = new ArrayDeque<>();
    private final Map<String, String> config = new HashMap<>();
    private volatile boolean stopping;

    private DevStack(DevSettings settings) {
        this.settings = settings;
    }

    public static void main(String[] arguments) throws InterruptedException {
        try {
            var settings = new DevSettings(System.getenv());
            settings.requireFreePorts();
            new DevStack(settings).runUntilStopped();
        } catch (Ports.Busy | DevSettings.Unreadable e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private void runUntilStopped() throws InterruptedException {
        try {
            run();
        } catch (IllegalStateException e) {
            // After Ctrl-C it is no news that a server ended.
            if (stopping) return;
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private void run() throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stopAll));
        say("starting PostgreSQL, Kafka and Keycloak (Keycloak takes half a minute the first time)");
        startServers();
        var service = launch("Baize", () -> new ServiceProcess(settings.servicePort(), config, log("baize")));
        service.awaitReady();
        say("Baize answers at " + service.url());
        var floor = launch("simulator", () -> Simulator.start(service.url(), config, log("simulator")));
        say("the simulator plays");
        System.out.println(DevGuide.text(service.url(), config, LOGS));
        watch(service.process(), floor);
    }

    /** Kafka and Keycloak start in processes of their own while PostgreSQL starts here. */
    private void startServers() {
        config.putAll(settings.givenServers());
        KafkaBroker kafka = settings.kafkaGiven()
                ? null
                : launch("Kafka", () -> new KafkaBroker(settings.kafkaPort(), DATA.resolve("kafka"), log("kafka")));
        KeycloakServer keycloak = settings.oidcGiven()
                ? null
                : launch(
                        "Keycloak",
                        () -> new KeycloakServer(settings.keycloakPort(), DATA.resolve("keycloak"), log("keycloak")));
        if (!settings.databaseGiven()) {
            var postgres = launch(
                    "PostgreSQL",
                    () -> new PostgresServer(settings.postgresPort(), DATA.resolve("postgres"), log("postgres")));
            config.putAll(postgres.config());
            say("PostgreSQL answers at " + postgres.jdbcUrl());
        }
        if (kafka != null) {
            config.putAll(kafka.awaitReady().config());
            say("Kafka answers at " + kafka.bootstrapServers());
        }
        if (keycloak != null) {
            config.putAll(keycloak.awaitReady().config());
            say("Keycloak answers at " + keycloak.realmUrl());
        }
    }

    /** Starting and stopping exclude each other, so that Ctrl-C in the middle of the start leaves nothing behind. */
    private synchronized <T extends AutoCloseable> T launch(String name, Supplier<T> starter) {
        if (stopping) throw new IllegalStateException("stopping");
        T server = starter.get();
        running.push(new Part(name, server));
        return server;
    }

    private synchronized void stopAll() {
        stopping = true;
        while (!running.isEmpty()) {
            var part = running.pop();
            try {
                part.server().close();
                say(part.name() + " stopped");
            } catch (Exception e) {
                say(part.name() + " did not stop: " + e.getMessage());
            }
        }
    }

    private void watch(Child service, Child floor) throws InterruptedException {
        boolean floorPlays = true;
        while (service.isAlive()) {
            if (floorPlays && !floor.isAlive()) {
                floorPlays = false;
                System.out.println(floor.failure("ended").getMessage());
            }
            Thread.sleep(WATCH_INTERVAL);
        }
        throw service.failure("ended");
    }

    private static Path log(String name) {
        return LOGS.resolve(name + ".log");
    }

    private void say(String line) {
        System.out.printf(
                "%5d s  %s%n", Duration.ofNanos(System.nanoTime() - start).toSeconds(), line);
    }
}
