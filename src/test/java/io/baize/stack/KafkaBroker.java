package io.baize.stack;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import kafka.Kafka;
import kafka.tools.StorageTool;

/** A real Kafka broker, its own controller, in its own JVM. */
public final class KafkaBroker implements AutoCloseable {
    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);
    private static final String CLUSTER_ID = "BaizeDevelopmentStackA";

    private final int port;
    private final Child process;

    /** Starts the broker and returns at once: see {@link #awaitReady}. */
    public KafkaBroker(int port, Path data, Path log) {
        this.port = port;
        var settings = writeSettings(port, data.toAbsolutePath());
        process = Child.start(
                "Kafka",
                log,
                Map.of(),
                Child.java(
                        "-Xmx768m",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                        "-cp",
                        classpathWithoutQuarkus(),
                        KafkaBroker.class.getName(),
                        settings.toString()));
    }

    /** The broker opens its port only after its controller has admitted it, so an open port is a ready broker. */
    public KafkaBroker awaitReady() {
        process.awaitReady(START_TIMEOUT, () -> Ports.answers(port));
        return this;
    }

    public String bootstrapServers() {
        return "localhost:" + port;
    }

    /** What the service must be told. */
    public Map<String, String> config() {
        return config(bootstrapServers());
    }

    static Map<String, String> config(String bootstrapServers) {
        return Map.of("kafka.bootstrap.servers", bootstrapServers);
    }

    Child process() {
        return process;
    }

    @Override
    public void close() {
        process.close();
    }

    /** Quarkus holds back what is logged until its application starts, which never happens in the broker's JVM. */
    private static String classpathWithoutQuarkus() {
        return Arrays.stream(Child.testClasspath().split(File.pathSeparator))
                .filter(entry -> !Path.of(entry).getFileName().toString().startsWith("quarkus-"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path writeSettings(int port, Path data) {
        int controllerPort = Ports.free();
        var settings = """
                process.roles=broker,controller
                node.id=1
                controller.quorum.voters=1@localhost:%2$d
                controller.listener.names=CONTROLLER
                listeners=PLAINTEXT://localhost:%1$d,CONTROLLER://localhost:%2$d
                advertised.listeners=PLAINTEXT://localhost:%1$d
                log.dirs=%3$s
                auto.create.topics.enable=false
                offsets.topic.num.partitions=4
                offsets.topic.replication.factor=1
                transaction.state.log.num.partitions=4
                transaction.state.log.replication.factor=1
                transaction.state.log.min.isr=1
                share.coordinator.state.topic.replication.factor=1
                share.coordinator.state.topic.min.isr=1
                group.initial.rebalance.delay.ms=0
                """.formatted(port, controllerPort, data.resolve("log"));
        try {
            Files.createDirectories(data);
            return Files.writeString(data.resolve("server.properties"), settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs in the broker's JVM: prepares the data folder the first time, then serves. */
    public static void main(String[] arguments) {
        var settings = arguments[0];
        String[] format = {"format", "--ignore-formatted", "-t", CLUSTER_ID, "-c", settings};
        int code = StorageTool.execute(format, System.out);
        if (code != 0) System.exit(code);
        Kafka.main(new String[] {settings});
    }
}
