package io.baize.table.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Irregularity;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.table.ProgressivePlay;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Meters and what rounds know of them come back as they were stored, also by an earlier version. */
class StoredMeterTest {

    @Test
    void aMeterComesBackWithItsBooks() {
        Meter meter = Meter.at(Money.usd(500_000))
                .pay(Money.usd(600_000))
                .reset(Money.usd(500_000))
                .discontinued(LocalDate.of(2026, 11, 1));

        assertThat(StateJson.read(StateJson.write(meter), Meter.class)).isEqualTo(meter);
    }

    @Test
    void aMeterWithoutBooksIsTakenToHaveBeenSeeded() {
        Meter meter = StateJson.read("{\"amount\": 500020, \"waiting\": 50, \"carried\": 7}", Meter.class);

        assertThat(meter.amount()).isEqualTo(Money.usd(500_020));
        assertThat(meter.carried()).isEqualTo(7);
        assertThat(meter.totals().seeded()).isEqualTo(Money.usd(500_070));
        assertThat(meter.takesWagers()).isTrue();
    }

    @Test
    void whatARoundKnowsOfItsProgressiveWagersComesBack() {
        ProgressivePlay play = new ProgressivePlay(
                Set.of(1, 4),
                Instant.parse("2026-11-02T20:15:07Z"),
                3,
                Irregularity.Ruling.PLAY_ON,
                Map.of(4, "royal-flush wins 100% of meter"),
                Set.of(1));

        assertThat(StateJson.read(StateJson.write(play), ProgressivePlay.class)).isEqualTo(play);
        assertThat(StateJson.read("{}", ProgressivePlay.class).waiting()).isEmpty();
    }
}
