package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.Settle;
import io.baize.settle.Settlement;
import io.baize.terms.CustomTable;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 5324.41(k)(3)(iii): a supervisor validates what is deducted from the meter, also where the house pays its own. */
class CustomJackpotTest {

    private static final Pack PACK = RuleBooks.shipped()
            .version(Jurisdiction.NY, "pai-gow-poker", "2026.1")
            .orElseThrow();

    @Test
    void aPayoutOfFiftyDollarsWaitsForASupervisor() {
        assertThat(waiting("$40 per $1")).isEmpty();
        assertThat(waiting("$49 per $1")).isEmpty();
        assertThat(waiting("$50 per $1")).containsExactly(Map.entry(1, "four-of-a-kind-and-pair wins $50 per $1"));
    }

    private static Map<Integer, String> waiting(String fourAndPair) {
        Map<String, Pays> lines = new HashMap<>();
        PACK.schedules()
                .get("progressive")
                .paytables()
                .get("A")
                .lines()
                .forEach((outcome, line) -> lines.put(outcome, line.pays()));
        lines.put("four-of-a-kind-and-pair", Pays.parse(fourAndPair));
        Terms terms = new Terms(
                Set.of("pai-gow", "progressive"),
                Map.of(),
                Map.of("progressive", new CustomTable(lines, null)),
                Map.of(),
                Map.of(),
                Map.of(),
                null,
                Map.of());
        TableSetup setup = new TableSetup(
                "p",
                Jurisdiction.NY,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                PACK.game(),
                PACK.version(),
                1,
                terms);
        LiveRound round = LiveRound.opened("r1", Instant.parse("2026-11-02T20:00:00Z"), setup);
        TermsInForce inForce = new TermsInForce(PACK, terms);
        return Jackpots.waiting(round, settled(inForce), inForce);
    }

    private static Settlement settled(TermsInForce terms) {
        Round facts = new Round(
                List.of(bet("m", "pai-gow", 1000), bet("p", "progressive", 100)),
                new Dealt(Map.of(1, cards("2c 2d 2h 2s 4c 4d 3s")), cards("Kc Kd 9h 8s 7c Qc Th"), List.of()),
                List.of(set(1, "2c 2d 2h 2s 4c", "4d 3s"), set(0, "Kc Kd 9h 8s 7c", "Qc Th")),
                List.of());
        Map<String, Meter> meters = Map.of("progressive", Meter.at(Money.usd(1_000_000)));
        return switch (Settle.round(facts, terms, meters)) {
            case Answer.Given<Settlement>(Settlement settlement) -> settlement;
            case Answer.Refused<Settlement>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    private static Bet bet(String id, String wager, long cents) {
        return new Bet(id, 1, "p1", wager, Money.usd(cents), null, Bet.Funds.CHIPS, null);
    }

    private static Decision set(int seat, String high, String low) {
        return new Decision(seat, "deal", Decision.Choice.SET, List.of(cards(high), cards(low)));
    }

    private static List<Card> cards(String text) {
        return Card.parseAll(text);
    }
}
