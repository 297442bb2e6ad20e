package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Citation;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PackWith;
import io.baize.rulepack.Rule;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.Test;

/** What the house may choose for a table, and above all how low it may cap a payout. */
class TermsCheckTest {

    private static final Map<String, String> TABLES =
            Map.of("odds/bad-beat", "A", "trips-plus", "A", "pocket-bonus", "A", "progressive", "G");
    private static final long FIFTY_THOUSAND = 50_000_00;

    /** MD Ch.12 2nd E(1): at least $50,000, where no minimum bet could win more. */
    @Test
    void aPayoutLimitIsAtLeastFiftyThousandDollars() {
        assertThat(faults("md", capped(FIFTY_THOUSAND, Map.of("ante", at(500)))))
                .isEmpty();
        onlyFault("md", capped(FIFTY_THOUSAND - 1, Map.of("ante", at(500))))
                .isEqualTo(new Refusal(
                        "payout-limit-below-floor",
                        "payoutLimit",
                        "$50,000.00",
                        "$49,999.99 is below the least payout limit",
                        "MD Ch.12 2nd E"));
    }

    /**
     * At a minimum of $100 a royal flush wins 500 to 1 on the odds, 1 to 1 on the ante and on a raise of three antes:
     * $50,000 + $100 + $300.
     */
    @Test
    void aPayoutLimitCoversTheLargestWinAtTheMinimumBet() {
        assertThat(faults("md", capped(50_400_00, Map.of("ante", at(100_00))))).isEmpty();
        onlyFault("md", capped(50_400_00 - 1, Map.of("ante", at(100_00))))
                .extracting(Refusal::limit)
                .isEqualTo("$50,400.00");
    }

    /** Pocket aces that make a royal flush also win the side bets: 100 to 1 on $10 and 30 to 1 on $20. */
    @Test
    void theLargestWinCountsTheSideBetsOnOffer() {
        Map<String, Limits> limits = Map.of("ante", at(100_00), "trips-plus", at(10_00), "pocket-bonus", at(20_00));
        long largest = 50_400_00 + 1_000_00 + 600_00;

        assertThat(faults("md", capped(largest, limits))).isEmpty();
        onlyFault("md", capped(largest - 1, limits)).extracting(Refusal::limit).isEqualTo("$52,000.00");
    }

    @Test
    void theLargestWinDoesNotCountAWagerThatIsNotOffered() {
        Map<String, Limits> limits = Map.of("ante", at(100_00), "trips-plus", at(10_00), "pocket-bonus", at(20_00));
        Terms withoutSideBets =
                new Terms(Set.of("ante", "odds", "raise"), TABLES, limits, Map.of(), Map.of(), Money.usd(50_400_00));

        assertThat(faults("md", withoutSideBets)).isEmpty();
    }

    /** MD Ch.12 2nd E(2): progressive payouts are outside the limit, and outside the largest win. */
    @Test
    void theLargestWinDoesNotCountTheProgressive() {
        Terms withTableB = new Terms(
                null,
                Map.of("odds/bad-beat", "A", "progressive", "B"),
                Map.of("ante", at(500)),
                Map.of(),
                Map.of(),
                Money.usd(FIFTY_THOUSAND));

        assertThat(faults("md", withTableB)).isEmpty();
    }

    @Test
    void whereTheTextKnowsNoPayoutLimitNoneMayBeSet() {
        for (String jurisdiction : List.of("ny", "ma", "nh")) {
            Terms terms = new Terms(null, Map.of(), Map.of(), Map.of(), Map.of(), Money.usd(1_000_000_00));
            onlyFault(jurisdiction, terms).extracting(Refusal::code).isEqualTo("payout-limit-not-permitted");
        }
    }

    @Test
    void aTableThatIsNotInTheTextIsNamedWithThoseThatAre() {
        onlyFault("ny", selecting("trips-plus", "E"))
                .isEqualTo(new Refusal(
                        "unknown-paytable",
                        "selections.trips-plus",
                        "A, B, C, D",
                        "paytable E is not in the text",
                        "NY (g)"));
        onlyFault("ma", selecting("progressive", "A")).extracting(Refusal::code).isEqualTo("unknown-schedule");
    }

    /** NH G: from $1 up to $10 a bet. */
    @Test
    void theHouseSetsItsLimitsWithinThoseOfTheText() {
        assertThat(faults("nh", limits(Map.of("ante", new Limits(usd(100), usd(1000), usd(100))))))
                .isEmpty();
        onlyFault("nh", limits(Map.of("ante", new Limits(usd(100), usd(1100), usd(100)))))
                .isEqualTo(new Refusal(
                        "limit-outside-text",
                        "limits.ante.max",
                        "$1.00 to $10.00",
                        "$11.00 is outside $1.00 to $10.00",
                        "NH G"));
        onlyFault("nh", limits(Map.of("ante", new Limits(usd(500), usd(300), usd(100)))))
                .extracting(Refusal::code)
                .isEqualTo("limits-out-of-order");
    }

    /** MD Ch.12 2nd D(3)(b)(ii): at least $6,000 for paytable F. */
    @Test
    void aSeedIsAtLeastWhatItsPaytableDemands() {
        onlyFault("md", seeded("F", "599999"))
                .isEqualTo(new Refusal(
                        "seed-below-minimum",
                        "elections.progressive-seed",
                        "$6,000.00",
                        "the seed of paytable F is below its minimum",
                        "MD Ch.12 2nd D(3)(b)(ii)"));
        assertThat(faults("md", seeded("F", "600000"))).isEmpty();
        assertThat(faults("md", seeded("G", "200000"))).isEmpty();
    }

    /** 5324.41(k)(5): at least 21 percent of a wager of $1, and 27 percent of one of $5. */
    @Test
    void aLeastRateMayHangOnAnotherAnswer() {
        Pack pack = PackWith.rule(
                PackWith.rule(pack("ny"), number("progressive-wager", 100, List.of())),
                number(
                        "progressive-contribution",
                        2100,
                        List.of(new Rule.MinWhen("progressive-wager", "500", 2700, new Citation("5324.41(k)(5)")))));

        assertThat(TermsCheck.faults(pack, electing("progressive-wager", "100")))
                .isEmpty();
        assertThat(TermsCheck.faults(pack, electing("progressive-wager", "500")))
                .containsExactly(new Refusal(
                        "value-not-permitted",
                        "elections.progressive-contribution",
                        "2700",
                        "it is at least 2700 where progressive-wager is 500",
                        "5324.41(k)(5)"));
    }

    @Test
    void meterAndReserveTakeNoMoreThanTheWager() {
        Terms terms = new Terms(
                null,
                Map.of(),
                Map.of(),
                Map.of("progressive-contribution", "9000", "progressive-reserve", "1001"),
                Map.of(),
                null);

        onlyFault("ny", terms).extracting(Refusal::field).isEqualTo("elections.progressive-reserve");
    }

    private static Rule number(String id, long value, List<Rule.MinWhen> minWhen) {
        Citation cite = new Citation("5324.41(k)");
        String text = String.valueOf(value);
        return new Rule(
                id,
                Rule.Kind.ELECTION,
                Rule.Type.CENTS,
                text,
                List.of(text),
                0L,
                10_000L,
                null,
                null,
                cite,
                null,
                minWhen);
    }

    @Test
    void whatTheTextFixesIsNotTheHousesToChoose() {
        onlyFault("md", electing("trips-plus-hand", "both-hole-cards"))
                .extracting(Refusal::code)
                .isEqualTo("fixed-by-text");
        onlyFault("ny", electing("trips-plus-hand", "best-of-seven"))
                .as("a reading is compliance's, not an election")
                .extracting(Refusal::code)
                .isEqualTo("unknown-rule");
        onlyFault("ny", electing("dealing-method", "by-foot"))
                .extracting(Refusal::code)
                .isEqualTo("value-not-permitted");
        onlyFault("ny", electing("progressive-contribution", "10001"))
                .extracting(Refusal::limit)
                .isEqualTo("0 to 10000");
    }

    private static Limits at(long minimum) {
        return new Limits(usd(minimum), usd(100 * minimum), usd(100));
    }

    private static Money usd(long cents) {
        return Money.usd(cents);
    }

    private static Terms capped(long payoutLimit, Map<String, Limits> limits) {
        return new Terms(null, TABLES, limits, Map.of(), Map.of(), Money.usd(payoutLimit));
    }

    private static Terms limits(Map<String, Limits> limits) {
        return new Terms(null, Map.of(), limits, Map.of(), Map.of(), null);
    }

    private static Terms selecting(String schedule, String paytable) {
        return new Terms(null, Map.of(schedule, paytable), Map.of(), Map.of(), Map.of(), null);
    }

    private static Terms seeded(String paytable, String seed) {
        return new Terms(
                null, Map.of("progressive", paytable), Map.of(), Map.of("progressive-seed", seed), Map.of(), null);
    }

    private static Terms electing(String rule, String value) {
        return new Terms(null, Map.of(), Map.of(), Map.of(rule, value), Map.of(), null);
    }

    private static ObjectAssert<Refusal> onlyFault(String jurisdiction, Terms terms) {
        List<Refusal> faults = faults(jurisdiction, terms);
        assertThat(faults).hasSize(1);
        return assertThat(faults.getFirst());
    }

    private static List<Refusal> faults(String jurisdiction, Terms terms) {
        return TermsCheck.faults(pack(jurisdiction), terms);
    }

    private static Pack pack(String jurisdiction) {
        return RuleBooks.shipped().packs().stream()
                .filter(one -> one.game().equals("heads-up-holdem"))
                .filter(one -> one.jurisdiction().id().equals(jurisdiction))
                .findFirst()
                .orElseThrow();
    }
}
