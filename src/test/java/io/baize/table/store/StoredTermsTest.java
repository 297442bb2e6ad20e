package io.baize.table.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.rulepack.Pays;
import io.baize.terms.CustomTable;
import io.baize.terms.Terms;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The terms in a table's state come back as they were stored, also by an earlier version. */
class StoredTermsTest {

    @Test
    void aCustomTableComesBackLineByLine() {
        CustomTable table = new CustomTable(
                Map.of(
                        "flush", Pays.parse("13:2"),
                        "straight", Pays.parse("6 for 1"),
                        "royal-flush", Pays.parse("$25,000"),
                        "four-of-a-kind", Pays.parse("$40 per $1"),
                        "straight-flush", Pays.parse("10% of meter"),
                        "pair", Pays.parse("push"),
                        "other", Pays.parse("lose")),
                "letter 7");
        Terms terms = new Terms(
                Set.of("ante"),
                Map.of("trips", "A"),
                Map.of("trips", table),
                Map.of(),
                Map.of(),
                Map.of(),
                Money.usd(5_000_000),
                Map.of("imperial", Money.usd(4_000_000)));

        assertThat(StateJson.read(StateJson.write(terms), Terms.class)).isEqualTo(terms);
    }

    @Test
    void termsOfAnEarlierVersionHaveNoCustomTable() {
        Terms terms = StateJson.read(
                "{\"selections\": {\"trips\": \"A\"}, \"limits\": {}, \"elections\": {}, \"readings\": {}}",
                Terms.class);

        assertThat(terms).isEqualTo(new Terms(null, Map.of("trips", "A"), Map.of(), Map.of(), Map.of(), null));
    }
}
