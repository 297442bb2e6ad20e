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

    /** Quarkus may load this class several times; the one stack lives in the class loader that all of them share. */
    @Override
    @SuppressWarnings("unchecked")
    public Map<String, String> start() {
        try {
            var stack = ClassLoader.getSystemClassLoader().loadClass(Stack.class.getName());
            return (Map<String, String>)
                    stack.getMethod("shared", boolean.class).invoke(null, keycloak);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the stack did not start", e);
        }
    }

    /** The next test class uses the same servers; they stop with the JVM. */
    @Override
    public void stop() {}
}
