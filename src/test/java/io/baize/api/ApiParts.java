package io.baize.api;

import io.baize.stack.Stack;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;

/**
 * The real PostgreSQL and Kafka, and a key that signs the tests' own logins: the service checks real tokens, and a test
 * can be anybody. The flow stands still, so that commands stay where the API put them, unless a test asks for it.
 */
public final class ApiParts implements QuarkusTestResourceLifecycleManager {

    /** Tests run in another class loader than this, and system properties reach both. */
    static final String SIGNING_KEY = "baize.test.signing-key";

    /** With this argument events flow and time moves on, as in the running service. */
    static final String FLOWING = "flowing";

    private static final int KEY_BITS = 2048;

    private boolean flowing;

    @Override
    public void init(Map<String, String> arguments) {
        flowing = Boolean.parseBoolean(arguments.get(FLOWING));
    }

    @Override
    public Map<String, String> start() {
        KeyPair keys = keys();
        System.setProperty(
                SIGNING_KEY,
                Base64.getEncoder().encodeToString(keys.getPrivate().getEncoded()));
        Map<String, String> config = new HashMap<>(Stack.shared(false));
        config.put("quarkus.oidc.application-type", "service");
        config.put(
                "quarkus.oidc.public-key",
                Base64.getEncoder().encodeToString(keys.getPublic().getEncoded()));
        config.put("baize.flow.enabled", String.valueOf(flowing));
        config.put("quarkus.scheduler.enabled", String.valueOf(flowing));
        return config;
    }

    @Override
    public void stop() {
        System.clearProperty(SIGNING_KEY);
    }

    private static KeyPair keys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(KEY_BITS);
            return generator.generateKeyPair();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
