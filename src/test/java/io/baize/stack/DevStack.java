package io.baize.stack;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** What {@code make run} starts: the servers, the service and a floor that plays, until Ctrl-C. */
public final class DevStack {
    private static final Path DATA = Path.of(".baize", "data");
    private static final Path LOGS = Path.of(".baize", "logs");
    private static final Duration WATCH_INTERVAL = Duration.ofSeconds(1);

    private final DevSettings settings;
    private final Running running = new Running();
    private final Map<String, String> config = new HashMap<>();

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
        Runtime.getRuntime().addShutdownHook(new Thread(running::stopAll));
        try {
            run();
        } catch (RuntimeException e) {
            // After Ctrl-C it is no news that a server ended.
            if (running.isStopping()) return;
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private void run() throws InterruptedException {
        startServers();
        var service = running.launch("Baize", () -> new ServiceProcess(settings.servicePort(), config, log("baize")));
        service.awaitReady();
        running.say("Baize answers at " + service.url());
        var floor = running.launch("simulator", () -> Simulator.start(service.url(), config, log("simulator")));
        running.say("the simulator plays");
        System.out.println(DevGuide.text(service.url(), config, LOGS));
        watch(service.process(), floor);
    }

    /** Kafka and Keycloak start in processes of their own while PostgreSQL starts here. */
    private void startServers() {
        config.putAll(settings.givenServers());
        KafkaBroker kafka = settings.kafkaGiven() ? null : launchKafka();
        KeycloakServer keycloak = settings.oidcGiven() ? null : launchKeycloak();
        if (!settings.databaseGiven()) {
            var postgres = launchPostgres();
            config.putAll(postgres.config());
            running.say("PostgreSQL answers at " + postgres.jdbcUrl());
        }
        if (kafka != null) {
            config.putAll(kafka.awaitReady().config());
            config.put("baize.flow.create-topics", "true");
            running.say("Kafka answers at " + kafka.bootstrapServers());
        }
        if (keycloak != null) {
            config.putAll(keycloak.awaitReady().config());
            running.say("Keycloak answers at " + keycloak.realmUrl());
        }
    }

    private KafkaBroker launchKafka() {
        running.say("starting Kafka");
        return running.launch(
                "Kafka", () -> new KafkaBroker(settings.kafkaPort(), DATA.resolve("kafka"), log("kafka")));
    }

    private KeycloakServer launchKeycloak() {
        running.say("starting Keycloak, which takes a minute the first time");
        return running.launch(
                "Keycloak",
                () -> new KeycloakServer(settings.keycloakPort(), DATA.resolve("keycloak"), log("keycloak")));
    }

    private PostgresServer launchPostgres() {
        running.say("starting PostgreSQL");
        return running.launch(
                "PostgreSQL",
                () -> new PostgresServer(settings.postgresPort(), DATA.resolve("postgres"), log("postgres")));
    }

    private void watch(Child service, Child floor) throws InterruptedException {
        boolean floorPlays = true;
        while (service.isAlive()) {
            if (floorPlays && !floor.isAlive()) {
                floorPlays = false;
                if (!running.isStopping())
                    System.out.println(floor.failure("ended").getMessage());
            }
            Thread.sleep(WATCH_INTERVAL);
        }
        throw service.failure("ended");
    }

    private static Path log(String name) {
        return LOGS.resolve(name + ".log");
    }
}
