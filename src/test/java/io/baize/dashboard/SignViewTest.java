package io.baize.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
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

    private static final SignView.Place HERE = new SignView.Place("HU-1", "Catskill", "Nov 18, 21:04:00");

    static List<Pack> packs() {
        return RuleBooks.shipped().packs();
    }

    /** 9 NYCRR 5324.30(a)(2)(iii): the sign gives the payout odds or amounts of every wager on offer. */
    @ParameterizedTest
    @MethodSource("packs")
    void everyLineThatPaysIsOnTheSign(Pack pack) {
        TermsInForce terms = firstTables(pack);
        SignView sign = SignView.of(terms, 1, HERE);
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3:2|3 to 2", "1000:1|1,000 to 1", "200 for 1|200 for 1", "$1,000|$1,000", "push|Push"})
    void oddsSayToAndNeverFor(String pays, String words) {
        assertThat(SignView.words(Pays.parse(pays))).isEqualTo(words);
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
