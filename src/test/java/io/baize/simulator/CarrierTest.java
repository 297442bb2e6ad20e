package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.kernel.Money;
import io.baize.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CarrierTest {

    private static final String TABLE = "catskill-hu-1";
    private static final Step CARDS =
            Step.shoe(new TableEvent.CardsDealt("r1", TableEvent.Place.DEALER, 0, Card.parseAll("As Kd"), false));
    private static final Step BET = Step.terminal(
            new TableEvent.BetPlaced("r1", new Bet("b1", 1, "rosa", "ante", Money.usd(500), null, Bet.Funds.CHIPS)));
    private static final Step END = Step.terminal(new TableEvent.RoundCompleted("r1"));

    private final Devices devices = new Devices(TABLE, "test");

    @Test
    void aShoeSendsTheSameMessageUpToThreeTimes() {
        assertThat(carry(always(Mishap.REPEAT), CARDS, END)).hasSize(4).satisfies(messages -> {
            assertThat(messages.get(1)).isEqualTo(messages.get(0));
            assertThat(messages.get(3)).isEqualTo(messages.get(0));
        });
    }

    @Test
    void aLateMessageComesAfterOthersAndClosesItsGap() {
        Carrier carrier = always(Mishap.LATE);
        assertThat(carry(carrier, CARDS)).isEmpty();
        assertThat(carry(carrier, END)).hasSizeBetween(1, 2);
        List<Message> rest = new ArrayList<>();
        for (int other = 0; other < 12; other++) {
            rest.addAll(carry(carrier, END));
        }
        rest.addAll(carrier.rest());
        assertThat(carrier.lostPartOf("r1")).isFalse();
        assertThat(rest).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void aLostMessageLeavesAHoleInItsRound() {
        Carrier carrier = always(Mishap.LOST);
        assertThat(carry(carrier, CARDS, BET, END)).hasSize(1);
        assertThat(carrier.lostPartOf("r1")).isTrue();
        assertThat(carrier.showedGapIn("r1")).isTrue();
        assertThat(carrier.rest()).isEmpty();
    }

    @Test
    void aReusedIdentityHasOtherContent() {
        List<Message> messages = carry(always(Mishap.REUSED_IDENTITY), BET);
        assertThat(messages).hasSize(2);
        assertThat(messages.get(1).value()).isEqualTo(messages.get(0).value().replace("500", "600"));
    }

    @Test
    void garbageIsKeyedByTheTableItCameFrom() {
        assertThat(carry(always(Mishap.UNREADABLE), END))
                .extracting(Message::key)
                .containsExactly(TABLE, TABLE);
        assertThat(carry(always(Mishap.UNKNOWN_TYPE), END).get(1).value()).contains("baize.camera.moved.v1");
    }

    private static Carrier always(Mishap mishap) {
        return new Carrier(new Wire(false), Dirt.NONE.with(mishap, Dirt.ALWAYS), new SplittableRandom(1));
    }

    private List<Message> carry(Carrier carrier, Step... steps) {
        List<Message> messages = new ArrayList<>();
        for (Step step : steps) {
            messages.addAll(carrier.carry(devices.tell(step, Instant.EPOCH)));
        }
        return messages;
    }
}
