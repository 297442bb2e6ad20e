package io.baize.stack;

import java.nio.file.Path;
import java.util.Map;

/** The floor that plays, in its own JVM, from the packaged classes. */
final class Simulator {
    private static final String CLASSPATH =
            "target/quarkus-app/app/*:target/quarkus-app/lib/main/*:target/quarkus-app/lib/boot/*";

    private Simulator() {}

    static Child start(String serviceUrl, Map<String, String> config, Path log) {
        var environment = Map.of(
                "BAIZE_URL",
                serviceUrl,
                "KAFKA_BOOTSTRAP_SERVERS",
                config.get("kafka.bootstrap.servers"),
                "OIDC_TOKEN_URL",
                config.get("quarkus.oidc.auth-server-url") + "/protocol/openid-connect/token");
        return Child.start(
                "the simulator",
                log,
                environment,
                Child.java("-Xmx256m", "-cp", CLASSPATH, "io.baize.simulator.Floor"));
    }
}
