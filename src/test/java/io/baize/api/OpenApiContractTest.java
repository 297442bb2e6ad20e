package io.baize.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(ApiProfile.class)
class OpenApiContractTest {

    private static final Path COMMITTED = Path.of("contracts/openapi/baize.yaml");

    @Test
    void theServiceSpeaksTheContractThatIsCommitted() throws IOException {
        String running = given().get("/openapi").asString();
        if (Boolean.getBoolean("baize.openapi.update")) {
            Files.createDirectories(COMMITTED.getParent());
            Files.writeString(COMMITTED, running);
        }
        assertThat(Files.readString(COMMITTED))
                .as("the API changed; if that is meant, run `make openapi` and commit " + COMMITTED)
                .isEqualTo(running);
    }
}
