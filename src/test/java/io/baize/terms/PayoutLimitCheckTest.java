package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.load.RuleBooks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How low each text of New York lets a payout limit be. */
class PayoutLimitCheckTest {

    private static final long FORTY_THOUSAND = 40_000_00;
    private static final long FIFTY_THOUSAND = 50_000_00;
    private static final Set<String> PAI_GOW = Set.of("pai-gow", "bonus", "insurance");

    /** 5324.34(f)(2): at least $50,000. */
    @Test
    void letItRideMayBeCappedAtFiftyThousand() {
        assertThat(faults("let-it-ride", null, Map.of("hand", FIFTY_THOUSAND))).isEmpty();
        assertThat(faults("let-it-ride", null, Map.of("hand", FIFTY_THOUSAND - 1)))
                .containsExactly(new Refusal(
                        "payout-limit-below-floor",
                        "payoutLimits.hand",
                        "$50,000.00",
                        "$49,999.99 is below the least payout limit",
                        "5324.34(f)(2)"));
    }

    /** 5324.41(m)(4), (o)(3), (p)(6): at least $40,000, $50,000 and $40,000. */
    @Test
    void eachLimitOfPaiGowPokerHasItsOwnLeastAmount() {
        assertThat(faults("pai-gow-poker", PAI_GOW, Map.of("bonus-and-insurance", FORTY_THOUSAND)))
                .isEmpty();
        assertThat(faults("pai-gow-poker", PAI_GOW, Map.of("bonus-and-insurance", FORTY_THOUSAND - 1)))
                .extracting(Refusal::field, Refusal::limit, Refusal::cite)
                .containsExactly(tuple("payoutLimits.bonus-and-insurance", "$40,000.00", "5324.41(m)(4)"));
        assertThat(faults("pai-gow-poker", Set.of("pai-gow", "seven-card-bonus"), Map.of("seven-card-bonus", 4999999L)))
                .extracting(Refusal::field, Refusal::limit, Refusal::cite)
                .containsExactly(tuple("payoutLimits.seven-card-bonus", "$50,000.00", "5324.41(o)(3)"));
        assertThat(faults("pai-gow-poker", Set.of("pai-gow", "imperial"), Map.of("imperial", 3999999L)))
                .extracting(Refusal::field, Refusal::limit, Refusal::cite)
                .containsExactly(tuple("payoutLimits.imperial", "$40,000.00", "5324.41(p)(6)"));
    }

    /** The one amount of earlier terms still caps what has no amount of its own. */
    @Test
    void theOneAmountHoldsWhereALimitHasNone() {
        Terms one = terms(PAI_GOW, Map.of(), Money.usd(FORTY_THOUSAND), Map.of());
        Terms both = terms(PAI_GOW, Map.of(), Money.usd(1), Map.of("bonus-and-insurance", Money.usd(FORTY_THOUSAND)));

        assertThat(TermsCheck.faults(pack("pai-gow-poker"), one)).isEmpty();
        assertThat(TermsCheck.faults(pack("pai-gow-poker"), both))
                .as("limits on wagers that are not on offer cap nothing")
                .isEmpty();
        assertThat(limit("pai-gow-poker", "imperial", both)).isEqualTo(Money.usd(1));
        assertThat(limit("pai-gow-poker", "bonus-and-insurance", both)).isEqualTo(Money.usd(FORTY_THOUSAND));
    }

    /** 5324.35(f)(3), 5324.36(f)(4), 5324.38(f)(2): the limit shall be $50,000, or the largest win. */
    @Test
    void aLimitThatTheTextSetsIsNotTheHouses() {
        Map.of(
                        "texas-holdem-bonus", tuple("aggregate", "5324.35(f)(3)"),
                        "ultimate-texas-holdem", tuple("aggregate", "5324.36(f)(4)"),
                        "mississippi-stud", tuple("hand", "5324.38(f)(2)"))
                .forEach((game, rule) -> {
                    String id = rule.toList().getFirst().toString();
                    assertThat(faults(game, null, Map.of(id, FIFTY_THOUSAND)))
                            .extracting(Refusal::code, Refusal::limit, Refusal::cite)
                            .containsExactly(tuple(
                                    "payout-limit-not-permitted",
                                    "$50,000.00",
                                    rule.toList().getLast()));
                });
    }

    /** 5324.37(g)(3): no amount is stated, so the largest win at the minimum is the least; $20 at 100:1. */
    @Test
    void caribbeanStudMayBeCappedAtItsLargestWin() {
        Map<String, Limits> limits = Map.of("ante", new Limits(Money.usd(1000), Money.usd(10000), Money.usd(100)));
        Terms enough = terms(null, limits, null, Map.of("bet", Money.usd(2_000_00)));
        Terms tooLow = terms(null, limits, null, Map.of("bet", Money.usd(2_000_00 - 1)));

        assertThat(TermsCheck.faults(pack("caribbean-stud"), enough)).isEmpty();
        assertThat(TermsCheck.faults(pack("caribbean-stud"), tooLow))
                .extracting(Refusal::limit, Refusal::cite)
                .containsExactly(tuple("$2,000.00", "5324.37(g)(3)"));
    }

    @Test
    void aGameWithoutAPayoutLimitTakesNone() {
        assertThat(faults("three-card-poker", null, Map.of("hand", FIFTY_THOUSAND)))
                .extracting(Refusal::code, Refusal::cite)
                .containsExactly(tuple("payout-limit-not-permitted", "5324.31(f)"));
        assertThat(faults("let-it-ride", null, Map.of("bonus", FIFTY_THOUSAND)))
                .containsExactly(new Refusal(
                        "unknown-payout-limit",
                        "payoutLimits.bonus",
                        "hand",
                        "the text has no such payout limit",
                        null));
    }

    /** $20 at this house's 150:1 instead of 100:1. */
    @Test
    void theLargestWinIsThatOfACustomTable() {
        Pack pack = pack("caribbean-stud");
        Map<String, Pays> lines = new HashMap<>();
        pack.schedules()
                .get("bet/win")
                .paytables()
                .get("A")
                .lines()
                .forEach((outcome, line) ->
                        lines.put(outcome, outcome.equals("royal-flush") ? Pays.parse("150:1") : line.pays()));
        Terms terms = new Terms(
                null,
                Map.of(),
                Map.of("bet/win", new CustomTable(lines, null)),
                Map.of("ante", new Limits(Money.usd(1000), Money.usd(10000), Money.usd(100))),
                Map.of(),
                Map.of(),
                null,
                Map.of("bet", Money.usd(2_000_00)));

        assertThat(TermsCheck.faults(pack, terms)).extracting(Refusal::limit).containsExactly("$3,000.00");
    }

    private static Money limit(String game, String id, Terms terms) {
        PayoutLimitRule rule = pack(game).payoutLimits().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        return LargestWin.limit(rule, new TermsInForce(pack(game), terms)).orElseThrow();
    }

    private static List<Refusal> faults(String game, Set<String> offered, Map<String, Long> limits) {
        Map<String, Money> amounts = new HashMap<>();
        limits.forEach((id, cents) -> amounts.put(id, Money.usd(cents)));
        return TermsCheck.faults(pack(game), terms(offered, Map.of(), null, amounts)).stream()
                .filter(fault -> fault.field().startsWith("payoutLimits."))
                .toList();
    }

    private static Terms terms(
            Set<String> offered, Map<String, Limits> limits, Money one, Map<String, Money> payoutLimits) {
        return new Terms(offered, Map.of(), Map.of(), limits, Map.of(), Map.of(), one, payoutLimits);
    }

    private static Pack pack(String game) {
        return RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.game().equals(game))
                .findFirst()
                .orElseThrow();
    }
}
