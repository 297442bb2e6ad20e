package io.baize.api;

import io.baize.stack.RealParts;
import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.List;
import java.util.Map;

/** The service as it runs in production, with people who log in at Keycloak. */
public final class KeycloakProfile implements QuarkusTestProfile {

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(new TestResourceEntry(RealParts.class, Map.of("keycloak", "true")));
    }

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of("baize.flow.enabled", "false", "quarkus.scheduler.enabled", "false");
    }

    @Override
    public boolean disableGlobalTestResources() {
        return true;
    }
}
