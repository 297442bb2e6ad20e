package io.baize.stack;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/**
 * Gives a {@code @QuarkusTest} the real PostgreSQL and Kafka, and with {@code initArgs = @ResourceArg(name = "keycloak",
 * value = "true")} the real Keycloak.
 */
public final class RealParts implements QuarkusTestResourceLifecycleManager {
    private boolean keycloak;

    @Override
    public void init(Map<String, String> initArguments) {
        keycloak = Boolean.parseBoolean(initArguments.get("keycloak"));
    }

    @Override
    public Map<String, String> start() {
        return Stack.shared(keycloak);
    }

    /** The next test class uses the same servers; they stop with the JVM. */
    @Override
    public void stop() {}
}
