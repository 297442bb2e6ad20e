package io.baize.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(RealParts.class)
class RealPartsTest {
    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @Test
    void theServiceUnderTestUsesTheRealDatabaseAndTheRealBroker() throws Exception {
        try (var connection = database.getConnection()) {
            assertThat(connection.getMetaData().getURL())
                    .isEqualTo(Stack.shared(false).get("quarkus.datasource.jdbc.url"));
            assertThat(connection.isValid(1)).isTrue();
        }
        assertThat(kafka).isEqualTo(Stack.shared(false).get("kafka.bootstrap.servers"));
    }
}
