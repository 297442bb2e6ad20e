package io.baize.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DevSettingsTest {
    @Test
    void aTakenPortIsNamedTogetherWithTheVariableThatChangesIt() throws Exception {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var settings = new DevSettings(Map.of("BAIZE_PORT", port));

            assertThatThrownBy(settings::requireFreePorts)
                    .isInstanceOf(Ports.Busy.class)
                    .hasMessageContainingAll("Port " + port, "BAIZE_PORT=");
        }
    }

    @Test
    void whatIsNoPortIsRefused() {
        var settings = new DevSettings(Map.of("BAIZE_KAFKA_PORT", "70000"));

        assertThatThrownBy(settings::kafkaPort)
                .isInstanceOf(DevSettings.Unreadable.class)
                .hasMessageContainingAll("BAIZE_KAFKA_PORT", "70000");
    }

    @Test
    void aServerThatIsGivenIsUsedInsteadOfStarted() {
        var settings = new DevSettings(Map.of("BAIZE_KAFKA", "broker.example:9092"));

        assertThat(settings.kafkaGiven()).isTrue();
        assertThat(settings.databaseGiven()).isFalse();
        assertThat(settings.givenServers()).isEqualTo(Map.of("kafka.bootstrap.servers", "broker.example:9092"));
    }
}
