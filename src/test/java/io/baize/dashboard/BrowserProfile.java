package io.baize.dashboard;

import io.baize.stack.RealParts;
import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.List;
import java.util.Map;

/** One running service with real PostgreSQL, Kafka and Keycloak for all tests in the browser. */
public final class BrowserProfile implements QuarkusTestProfile {

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(new TestResourceEntry(RealParts.class, Map.of("keycloak", "true")));
    }

    @Override
    public boolean disableGlobalTestResources() {
        return true;
    }
}
