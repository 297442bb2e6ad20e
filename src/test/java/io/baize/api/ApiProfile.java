package io.baize.api;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.List;

/** One running service for all tests of the API. */
public final class ApiProfile implements QuarkusTestProfile {

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(new TestResourceEntry(ApiParts.class));
    }

    @Override
    public boolean disableGlobalTestResources() {
        return true;
    }
}
