package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static final Map<String, String> ADDRESSES = Map.of(
            "KAFKA_BOOTSTRAP_SERVERS", "localhost:9092",
            "BAIZE_URL", "http://localhost:8080",
            "OIDC_TOKEN_URL", "http://localhost:8180/token");

    @Test
    void aFloorIsDirtyUnlessToldOtherwise() {
        assertThat(with(Map.of()).dirt(_ -> {}).inTenThousand()).containsEntry(Mishap.LOST, 4);
        assertThat(with(Map.of("SIM_DIRT", "off")).dirt(_ -> {})).isEqualTo(Dirt.NONE);
    }

    @Test
    void everyMishapHasItsOwnRate() {
        assertThat(with(Map.of("SIM_DIRT_LOST", "50")).dirt(_ -> {}).inTenThousand())
                .containsEntry(Mishap.LOST, 50)
                .containsEntry(Mishap.LATE, 10);
    }

    @Test
    void whatCannotBeMeantIsRefused() {
        assertThatThrownBy(() -> Settings.of(Map.of())).hasMessage("KAFKA_BOOTSTRAP_SERVERS is not set");
        assertThatThrownBy(() -> with(Map.of("SIM_TABLES", "100"))).hasMessage("SIM_TABLES is 0 to 99, not 100");
        assertThatThrownBy(() -> with(Map.of("SIM_DIRT", "perhaps")).dirt(_ -> {}))
                .hasMessage("SIM_DIRT is on or off, not perhaps");
    }

    private static Settings with(Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(ADDRESSES);
        environment.putAll(more);
        return Settings.of(environment);
    }
}
