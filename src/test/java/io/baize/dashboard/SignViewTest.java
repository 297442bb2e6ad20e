package io.baize.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Limits;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SignViewTest {

    private static final SignView.Place HERE = new SignView.Place("HU-1", "Catskill", "terms version 1", "sign.pdf");

    static List<Pack> packs() {
        return RuleBooks.shipped().packs();
    }

    /** 9 NYCRR 5324.30(a)(2)(iii): the sign gives the payout odds or amounts of every wager on offer. */
    @ParameterizedTest
    @MethodSource("packs")
    void everyLineThatPaysIsOnTheSign(Pack pack) {
        TermsInForce terms = firstTables(pack);
        SignView sign = SignView.of(terms, HERE);
        long posted = sign.wagers().stream()
                .flatMap(wager -> wager.payouts().stream())
                .mapToLong(payouts -> payouts.lines().size())
                .sum();
        long printed = pack.wagers().keySet().stream()
                .flatMap(wager -> pack.schedulesOf(wager).stream())
                .filter(terms::applies)
                .flatMap(schedule -> terms.paytable(schedule).stream())
                .flatMap(table -> table.lines().values().stream())
                .filter(line -> !(line.pays() instanceof Pays.Lose))
                .count();
        assertThat(posted).isEqualTo(printed).isPositive();
        assertThat(sign.wagers()).hasSize(pack.wagers().size());
    }

    /** MA s.11(a): "to" or "win", and never "for". */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3:2|3 to 2",
                "1000:1|1,000 to 1",
                "200 for 1|199 to 1",
                "1 for 1|Push",
                "$1,000|$1,000",
                "push|Push"
            })
    void oddsSayToAndNeverFor(String pays, String words) {
        Schedule tripsPlus = pack(Jurisdiction.MA).schedules().get("trips-plus");
        assertThat(SignView.words(tripsPlus, Pays.parse(pays))).isEqualTo(words);
    }

    /** NH F prints the Galaxy Bonus Jackpot as "for 1", and nothing else. */
    @ParameterizedTest
    @MethodSource("packs")
    void onlyWhatTheTextPrintsAsForSaysFor(Pack pack) {
        List<String> text = SignView.text(firstTables(pack));
        assertThat(text).noneMatch(line -> line.matches(".*\\d:\\d.*"));
        assertThat(text.stream().filter(line -> line.contains(" for "))).hasSize(printedAsFor(pack));
    }

    private static int printedAsFor(Pack pack) {
        return (int) pack.schedules().values().stream()
                .flatMap(schedule -> schedule.paytables().values().stream().limit(1))
                .flatMap(table -> table.lines().values().stream())
                .filter(line -> line.pays() instanceof Pays.ForOne)
                .count();
    }

    private static Pack pack(Jurisdiction jurisdiction) {
        return packs().stream()
                .filter(pack -> pack.jurisdiction() == jurisdiction)
                .findFirst()
                .orElseThrow();
    }

    /** 5324.38(f)(2): $50,000, or 500:1 on an ante of $15 and three street wagers of three times as much. */
    @Test
    void theSignGivesTheLimitThatTheTextSetsAtTheseMinimumWagers() {
        Limits ante = new Limits(Money.usd(15_00), Money.usd(500_00), Money.usd(5_00));
        Terms terms = new Terms(null, Map.of(), Map.of("ante", ante), Map.of(), Map.of(), null);

        assertThat(sign("mississippi-stud", terms).limits())
                .containsExactly(
                        "The payout limit is $75,000.00 per hand on 3rd street, 4th street, 5th street, Ante.");
    }

    /** 5324.41(m)(4), (o)(3): each limit has its own amount, and is of a player for one round of play. */
    @Test
    void theSignGivesEachLimitOfTheHouse() {
        Terms terms = new Terms(
                Set.of("pai-gow", "insurance", "seven-card-bonus"),
                Map.of("insurance", "A", "seven-card-bonus", "A"),
                Map.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                null,
                Map.of("bonus-and-insurance", Money.usd(40_000_00), "seven-card-bonus", Money.usd(60_000_00)));

        assertThat(sign("pai-gow-poker", terms).limits())
                .containsExactly(
                        "The payout limit is $40,000.00 per player on Pai gow insurance.",
                        "The payout limit is $60,000.00 per player on Seven-card bonus.");
    }

    private static SignView sign(String game, Terms terms) {
        Pack pack = packs().stream()
                .filter(one -> one.game().equals(game))
                .findFirst()
                .orElseThrow();
        return SignView.of(new TermsInForce(pack, terms), HERE);
    }

    private static TermsInForce firstTables(Pack pack) {
        Map<String, String> selections = pack.schedules().values().stream()
                .filter(schedule -> schedule.follows() == null)
                .collect(Collectors.toMap(
                        schedule -> schedule.id(),
                        schedule -> schedule.paytables().keySet().iterator().next()));
        return new TermsInForce(pack, new Terms(null, selections, Map.of(), Map.of(), Map.of(), null));
    }
}
