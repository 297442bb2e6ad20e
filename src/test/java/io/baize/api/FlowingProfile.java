package io.baize.api;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.List;
import java.util.Map;

/** The API with its flow and its clocks running. */
public final class FlowingProfile implements QuarkusTestProfile {

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(new TestResourceEntry(ApiParts.class, Map.of(ApiParts.FLOWING, "true")));
    }

    @Override
    public boolean disableGlobalTestResources() {
        return true;
    }
}
