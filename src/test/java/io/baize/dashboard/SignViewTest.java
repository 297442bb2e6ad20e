package io.baize.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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

    private static TermsInForce firstTables(Pack pack) {
        Map<String, String> selections = pack.schedules().values().stream()
                .filter(schedule -> schedule.follows() == null)
                .collect(Collectors.toMap(
                        schedule -> schedule.id(),
                        schedule -> schedule.paytables().keySet().iterator().next()));
        return new TermsInForce(pack, new Terms(null, selections, Map.of(), Map.of(), Map.of(), null));
    }
}
