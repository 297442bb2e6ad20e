package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Terms as they are written, stored and read back. */
class TermsDocumentTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String BEFORE_CUSTOM_TABLES = """
            {"offered": null, "selections": {"trips": "A"}, "limits": {"ante": {"min": 500, "max": 5000}},
             "elections": {}, "readings": {}, "payoutLimit": 5000000}""";

    @Test
    void termsStoredBeforeThereWereCustomTablesHaveNone() throws JsonProcessingException {
        Terms terms = given(JSON.readValue(BEFORE_CUSTOM_TABLES, TermsDocument.class));

        assertThat(terms.customTables()).isEmpty();
        assertThat(terms.payoutLimits()).isEmpty();
        assertThat(terms.payoutLimit("any")).contains(Money.usd(5_000_000));
    }

    /** Terms that are set again as they are make no new version. */
    @Test
    void whatIsStoredEqualsWhatIsWritten() throws JsonProcessingException {
        for (String json : new String[] {
            BEFORE_CUSTOM_TABLES.replace("{\"min\": 500, \"max\": 5000}", "{\"min\":500,\"max\":5000,\"increment\":1}"),
            """
            {"selections": {}, "limits": {}, "elections": {}, "readings": {}, "payoutLimits": {"imperial": 4000000},
             "customTables":
                {"trips": {"lines": {"flush": "13:2", "royal-flush": "$1,000"}, "evidence": "letter 7"}}}"""
        }) {
            TermsDocument stored = JSON.readValue(json, TermsDocument.class);
            TermsDocument written = TermsDocument.of(given(stored));
            assertThat(written).isEqualTo(stored);
            assertThat(JSON.readValue(JSON.writeValueAsString(written), TermsDocument.class))
                    .isEqualTo(stored);
        }
    }

    @Test
    void aCustomTableIsReadLineByLine() {
        CustomTable table = given(custom(Map.of("flush", "13:2", "straight-flush", "10% of meter"), " letter 7 "))
                .customTables()
                .get("trips");

        assertThat(table.lines())
                .isEqualTo(Map.of("flush", Pays.parse("13:2"), "straight-flush", Pays.parse("10% of meter")));
        assertThat(table.evidence()).isEqualTo("letter 7");
        assertThat(given(custom(Map.of("flush", "13:2"), "  "))
                        .customTables()
                        .get("trips")
                        .evidence())
                .isNull();
    }

    @Test
    void whatCannotBeReadIsNamed() {
        refused(custom(null, null), "field-missing", "customTables.trips.lines");
        refused(custom(Map.of(), null), "field-missing", "customTables.trips.lines");
        refused(custom(Map.of("flush", "six to one"), null), "field-unreadable", "customTables.trips.lines.flush");
        refused(custom(Map.of("flush", "6:0"), null), "field-unreadable", "customTables.trips.lines.flush");
        refused(
                custom(Map.of("flush", "$1,000,000,001"), null),
                "amount-out-of-range",
                "customTables.trips.lines.flush");
        refused(
                custom(Map.of("flush", "$100,001 per $1"), null),
                "amount-out-of-range",
                "customTables.trips.lines.flush");
        refused(
                custom(Map.of("flush", "$1" + ",000".repeat(7)), null),
                "field-unreadable",
                "customTables.trips.lines.flush");
        refused(custom(Map.of("flush", "6:1"), "x".repeat(201)), "field-unreadable", "customTables.trips.evidence");
        refused(
                new TermsDocument(null, null, null, null, null, null, null, null, Map.of("hand", Long.MAX_VALUE)),
                "amount-out-of-range",
                "payoutLimits.hand");
    }

    private static TermsDocument custom(Map<String, String> lines, String evidence) {
        var table = new TermsDocument.CustomTableDocument(lines, evidence);
        return new TermsDocument(null, null, Map.of("trips", table), null, null, null, null, null, null);
    }

    private static Terms given(TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) -> throw new AssertionError(refusal);
        };
    }

    private static void refused(TermsDocument document, String code, String field) {
        assertThat(document.read())
                .isInstanceOfSatisfying(
                        Answer.Refused.class,
                        refused -> assertThat(refused.refusal())
                                .extracting(Refusal::code, Refusal::field)
                                .containsExactly(code, field));
    }
}
