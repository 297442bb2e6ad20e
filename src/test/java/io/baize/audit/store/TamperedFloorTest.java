package io.baize.audit.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.audit.ChainReport;
import io.baize.audit.Fault;
import io.baize.audit.Scope;
import io.baize.flow.AuditedFloor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody who owns the database edits what was stored of rounds and money; the row and its batch are named. */
class TamperedFloorTest {

    private static final String CORRECTED = "table_id = 'hall-0' and round_id = 'n1' and revision = 2";
    private static final String ITS_ENTRY = """
            (partition, event_offset, index) in (select partition, event_offset, index from entry
                where table_id = 'hall-0' and reference = 'round/n1/2')""";

    /** The batch that counted the most changes of the shared meter. */
    private static final String LINKED = """
            select %s from audit, jsonb_each(detail #> '{rows,linked-meter,marks}') as owner,
                jsonb_each(owner.value) as mark
            order by split_part(mark.key, '/', 2)::int desc limit 1""";

    private static AuditedDatabase audited;
    private static Map<String, String> names;

    @BeforeAll
    static void play() throws Exception {
        audited = AuditedDatabase.played();
        String played = "select %s from table_totals where table_id = 'hall-0'";
        names = new HashMap<>(Map.of("corrected", CORRECTED, "its entry", ITS_ENTRY));
        name("entry n1/2", "select event_offset || '-' || index from entry where " + ITS_ENTRY);
        name("entry n1/2 later", "select event_offset + 100000 || '-0' from entry where " + ITS_ENTRY);
        name("inventory", "select event_offset || '-' || index from inventory where table_id = 'hall-0'");
        name("last record", "select next_offset - 1 from partition_progress where partition = 0");
        name("batch n1/1", batch("round", "round_id = 'n1' and revision = 1"));
        name("batch n1/2", batch("round", "round_id = 'n1' and revision = 2"));
        name("inventory's batch", batch("inventory", "true"));
        name("meter's batch", """
                select max(sequence) from audit
                where property_id = 'flow-0' and detail #> '{rows,meter,marks,hall-0}' is not null""");
        name("linked property", "select property_id from linked_meter");
        name("linked changes", "select changes from linked_meter");
        name("linked chain", LINKED.formatted("property_id"));
        name("linked batch", LINKED.formatted("sequence"));
        name("rounds", played.formatted("rounds"));
        name("win", played.formatted("win"));
        name("win more", played.formatted("win + 100"));
    }

    private static void name(String name, String question) {
        names.put(name, audited.ask(question));
    }

    /** The batch whose records brought about this row at hall-0. */
    private static String batch(String table, String which) {
        return """
                select a.sequence from audit a join %s r on r.event_offset
                    between (a.detail ->> 'from')::bigint and (a.detail ->> 'to')::bigint
                where a.property_id = 'flow-0' and r.partition = 0 and r.table_id = 'hall-0' and %s""".formatted(table, which);
    }

    @Test
    void anUntouchedFloorHolds() throws Exception {
        // When
        List<ChainReport> reports = audited.after(connection -> {}, Scope.ALL, true);

        // Then
        assertThat(reports).extracting(ChainReport::chain).containsExactly("flow-0", "flow-1", "p-hall-0");
        assertThat(reports).allMatch(ChainReport::intact, "holds");
        for (String kind : List.of("round", "bet", "entry", "posting", "inventory")) {
            assertThat(compared(reports, kind)).isEqualTo(audited.count(kind)).isPositive();
        }
        assertThat(compared(reports, "chain-row")).isEqualTo(audited.count("audit"));
        assertThat(reports.getLast().compared()).containsEntry("head", (long) AuditedDatabase.HEADS_OF_PEOPLE.size());
        assertThat(reports).allSatisfy(report -> assertThat(report.compared()).containsKey("head"));
        assertThat(compared(reports, "linked-meter")).isEqualTo(1);
        assertThat(compared(reports, "meter")).isEqualTo(AuditedFloor.TABLES);
    }

    /** What holds must be worth holding: corrections, voids, drops, fills and a meter that was fed. */
    @Test
    void theUntouchedFloorHasSeenEverything() {
        assertThat(audited.ask("select count(*) from round where status = 'reversed'"))
                .isEqualTo("2");
        assertThat(audited.ask("select count(*) from round where status = 'void'"))
                .isEqualTo("1");
        assertThat(audited.ask("select string_agg(distinct kind, ' ') from entry"))
                .isEqualTo("drop fill reversal settlement");
        assertThat(audited.ask("select count(*) from quarantine")).isEqualTo("1");
        assertThat(audited.ask("select changes > 2 from linked_meter")).isEqualTo("t");
        assertThat(audited.ask("select state #>> '{meters,progressive,amount}' from table_state where table_id = '"
                        + AuditedFloor.FED_METER + "'"))
                .isEqualTo("600050");
    }

    static Stream<Tampering> tamperings() {
        return Tampering.in("rounds-and-money.txt");
    }

    @ParameterizedTest
    @MethodSource("tamperings")
    void whatWasTamperedWithIsNamedAndNothingElse(Tampering asWritten) throws Exception {
        // Given
        Tampering tampering = asWritten.at(names);

        // When
        List<ChainReport> reports = audited.after(tampering.sql());

        // Then
        boolean ofTotals = tampering.name().contains("totals");
        assertThat(said(reports, fault -> ofTotals || !fault.kind().equals("totals")))
                .isEqualTo(tampering.says());
    }

    /** That totals no longer agree follows from what was done to the ledger, and has its own cases. */
    private static List<String> said(List<ChainReport> reports, Predicate<Fault> counts) {
        return reports.stream()
                .flatMap(report ->
                        report.faults().stream().filter(counts).map(fault -> report.chain() + ": " + fault.says()))
                .sorted()
                .toList();
    }

    private static long compared(List<ChainReport> reports, String what) {
        return reports.stream()
                .mapToLong(report -> report.compared().getOrDefault(what, 0L))
                .sum();
    }
}
