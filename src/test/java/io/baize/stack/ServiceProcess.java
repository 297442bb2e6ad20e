package io.baize.stack;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The packaged service in its own JVM, as in production. */
public final class ServiceProcess implements AutoCloseable {
    private static final Duration START_TIMEOUT = Duration.ofSeconds(90);
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");

    private final int port;
    private final Child process;

    /** Starts the service and returns at once: see {@link #awaitReady}. */
    public ServiceProcess(int port, Map<String, String> config, Path log) {
        this.port = port;
        var environment = environment(config);
        environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
        process = Child.start("Baize", log, environment, Child.java("-Xmx1g", "-jar", JAR.toString()));
    }

    public ServiceProcess awaitReady() {
        process.awaitReady(START_TIMEOUT, () -> Http.answersOk(url() + "/q/health/ready"));
        return this;
    }

    public String url() {
        return "http://localhost:" + port;
    }

    /** Ends the service at once, as a power cut would. */
    public void kill() {
        process.kill();
    }

    Child process() {
        return process;
    }

    @Override
    public void close() {
        process.close();
    }

    /** {@code quarkus.oidc.auth-server-url} is {@code QUARKUS_OIDC_AUTH_SERVER_URL} in the environment. */
    private static Map<String, String> environment(Map<String, String> config) {
        return config.entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_"),
                        Map.Entry::getValue));
    }
}
