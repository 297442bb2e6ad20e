package io.baize.stack;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
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
        var config = new HashMap<>(Stack.shared(keycloak));
        // Without Keycloak nobody logs in; tests then say who asks with @TestSecurity.
        if (!keycloak) config.put("quarkus.oidc.tenant-enabled", "false");
        return config;
    }

    /** The next test class uses the same servers; they stop with the JVM. */
    @Override
    public void stop() {}
}
