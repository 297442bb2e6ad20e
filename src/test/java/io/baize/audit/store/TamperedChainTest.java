package io.baize.audit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.baize.audit.Act;
import io.baize.audit.AuditChain;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainHead;
import io.baize.audit.ChainReport;
import io.baize.audit.DigestedRows;
import io.baize.audit.Fault;
import io.baize.audit.Range;
import io.baize.audit.RowsDigest;
import io.baize.audit.Scope;
import io.baize.flow.AuditedFloor;
import io.baize.kernel.store.Sql;
import io.baize.stack.BehindTheBack;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who owns the database edits the chains themselves, row by row, or makes a whole chain anew. */
class TamperedChainTest {

    private static AuditedDatabase audited;
    private static final Map<String, String> names = new TreeMap<>();

    @BeforeAll
    static void play() throws Exception {
        audited = AuditedDatabase.played();
        for (long head : AuditedDatabase.HEADS_OF_PEOPLE) {
            String hash = "select encode(hash, 'hex') from audit where property_id = 'p-hall-0' and sequence = " + head;
            names.put("head " + head, audited.ask(hash));
        }
    }

    static Stream<Tampering> tamperings() {
        return Tampering.in("chains.txt");
    }

    @ParameterizedTest
    @MethodSource("tamperings")
    void whatWasTamperedWithIsNamedAndNothingElse(Tampering asWritten) throws Exception {
        // Given
        Tampering tampering = asWritten.at(names);

        // When
        List<ChainReport> reports = audited.after(tampering.sql());

        // Then
        assertThat(said(reports)).isEqualTo(tampering.says());
    }

    /** Heads were told at 2, 4 and 6: from row 3 on the chain is another, and the head at 4 is the first to say so. */
    @Test
    void aChainMadeAnewHoldsByItselfAndNotByTheHeads() throws Exception {
        // Given
        AuditedDatabase.Work made = connection -> anew(
                connection,
                AuditedFloor.PEOPLE,
                act -> act.action().equals("pit.created") ? act : replaced(act, "{\"after\":{\"max\":99999999}}"));

        // When
        List<ChainReport> alone = audited.after(made, Scope.ALL, false);
        List<ChainReport> compared = audited.after(made, Scope.ALL, true);

        // Then
        assertThat(alone).allMatch(ChainReport::intact);
        assertThat(alone).noneMatch(report -> report.compared().containsKey("head"));
        ChainReport people = compared.getLast();
        assertThat(people.brokenAt()).isEqualTo(2);
        assertThat(people.faults())
                .extracting(Fault::sequence)
                .containsExactlyElementsOf(AuditedDatabase.HEADS_OF_PEOPLE);
        assertThat(people.why()).startsWith("the row was made anew: Kafka was told ");
        assertThat(compared.subList(0, 2)).allMatch(ChainReport::intact);
    }

    @Test
    void theFirstHeadAfterTheRowThatWasRewrittenIsTheFirstThatDiffers() throws Exception {
        // When
        List<ChainReport> reports = audited.after(
                connection -> anew(
                        connection,
                        AuditedFloor.PEOPLE,
                        act -> act.at().isBefore(thirdAct()) ? act : replaced(act, "{\"after\":1}")),
                Scope.ALL,
                true);

        // Then
        assertThat(reports.getLast().brokenAt()).isEqualTo(4);
        assertThat(reports.getLast().rows()).isEqualTo(3);
    }

    /** Bet, digest of the batch and all hashes after it: everything in the database agrees. */
    @Test
    void aBetWhoseBatchAndChainWereMadeAnewIsFoundByTheHeadsAlone() throws Exception {
        // Given
        AuditedDatabase.Work made = connection -> {
            BehindTheBack.update(connection, "update bet set player = 'eve' where table_id = 'hall-0'");
            anew(connection, "flow-0", act -> redigested(connection, act));
        };

        // When
        List<ChainReport> alone = audited.after(made, Scope.ALL, false);
        List<ChainReport> compared = audited.after(made, Scope.ALL, true);

        // Then
        assertThat(alone).allMatch(ChainReport::intact);
        assertThat(compared.getFirst().intact()).isFalse();
        assertThat(compared.getFirst().faults()).extracting(Fault::kind).containsOnly("head");
    }

    /** What a batch stored belongs to no batch once its own row is gone or says something that cannot be read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "delete from audit where property_id = 'flow-1' and sequence = 2",
                "update audit set detail = '{\"from\": \"now\"}' where property_id = 'flow-1' and sequence = 2"
            })
    void theRowsOfABatchThatIsGoneAreNamed(String sql) throws Exception {
        // Given
        String rounds = audited.ask("""
                select count(*) from round r join audit a on r.event_offset
                    between (a.detail ->> 'from')::bigint and (a.detail ->> 'to')::bigint
                where a.property_id = 'flow-1' and a.sequence = 2 and r.partition = 1""");

        // When
        ChainReport broken = audited.after(sql).get(1);

        // Then
        assertThat(broken.brokenAt()).isEqualTo(2);
        assertThat(broken.faults())
                .filteredOn(fault -> fault.sequence() == null)
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault.says()).endsWith(" was stored by no batch"))
                .filteredOn(fault -> fault.kind().equals("round"))
                .hasSize(Integer.parseInt(rounds));
        assertThat(broken.faults())
                .filteredOn(fault -> fault.sequence() != null)
                .allSatisfy(fault -> assertThat(fault.sequence()).isEqualTo(2));
    }

    /** Two rows of one batch have the same mark by chance or search: the hash over all of them still differs. */
    @Test
    void aRowWhoseMarkIsForgedBreaksItsBatch() {
        // Given
        RowsDigest then = new RowsDigest("aa", Map.of("t", Map.of("r/1/b", "abcdef")));
        RowsDigest now = new RowsDigest("bb", Map.of("t", Map.of("r/1/b", "abcdef")));

        // Then
        assertThat(then.against(now)).containsExactly(new RowsDigest.Difference(null, null, RowsDigest.Change.CHANGED));
    }

    @Test
    void aRangeVerifiesItsPartAndNothingElse() throws Exception {
        // Given
        AuditedDatabase.Work third = connection -> BehindTheBack.update(
                connection, "update audit set actor = 'eve' where property_id = 'p-hall-0' and sequence = 3");

        // Then
        assertThat(people(third, new Range.Sequences(4L, null)).intact()).isTrue();
        assertThat(people(third, new Range.Sequences(4L, null)).compared()).containsEntry("chain-row", 3L);
        assertThat(people(third, new Range.Sequences(null, 2L)).intact()).isTrue();
        assertThat(people(third, new Range.Sequences(null, 2L)).compared()).containsEntry("head", 1L);
        assertThat(people(third, new Range.Sequences(3L, 3L)).brokenAt()).isEqualTo(3);
        assertThat(people(third, new Range.Times(thirdAct(), null)).brokenAt()).isEqualTo(3);
        assertThat(people(third, new Range.Times(thirdAct().plusNanos(1000), null))
                        .from())
                .isEqualTo(4);
        assertThat(people(third, new Range.Times(null, thirdAct())).compared()).containsEntry("chain-row", 2L);
        assertThat(people(third, new Range.Times(Instant.parse("2001-01-01T00:00:00Z"), null))
                        .brokenAt())
                .isEqualTo(3);
    }

    /** Every stretch of a partition's chain holds by itself, wherever it begins and ends. */
    @Test
    void everyStretchOfAnUntouchedChainHolds() throws Exception {
        long rows = Long.parseLong(audited.ask("select max(sequence) from audit where property_id = 'flow-0'"));
        for (long from = 1; from <= rows; from++) {
            for (long to = from; to <= rows; to++) {
                Scope scope = new Scope(null, "flow-0", new Range.Sequences(from, to));
                List<ChainReport> reports = audited.after(connection -> {}, scope, true);
                assertThat(reports).hasSize(1);
                assertThat(reports.getFirst().faults()).isEmpty();
                assertThat(reports.getFirst().compared()).containsEntry("chain-row", to - from + 1);
            }
        }
    }

    /** Months leave the tables whole, for the archive, and are verified there as long as they are kept. */
    @Test
    void aMonthInTheArchiveIsVerifiedThere() throws Exception {
        // Given
        AuditedDatabase.Work archived =
                connection -> Sql.list(connection, "select archive_months('2026-12-02', '2026-12-02')", row -> row);
        AuditedDatabase.Work tampered = connection -> {
            archived.on(connection);
            BehindTheBack.update(connection, "update archive.bet_2026_11 set won = won + 1 where bet_id = 'n1-a'");
        };

        // Then
        List<ChainReport> reports = audited.after(archived, Scope.ALL, true);
        assertThat(reports).allSatisfy(report -> assertThat(report.faults()).isEmpty());
        assertThat(reports.getFirst().compared()).containsKeys("round", "bet", "entry", "posting", "inventory");
        assertThat(audited.after(tampered, Scope.ALL, true).getFirst().faults())
                .extracting(Fault::row)
                .containsExactlyInAnyOrder("round n1, revision 1, bet n1-a", "round n1, revision 2, bet n1-a");
    }

    @Test
    void ofAPropertyItsOwnChainIsReadAndThoseOfThePartitions() throws Exception {
        // When
        List<ChainReport> reports = audited.after(connection -> {}, new Scope("p-elsewhere", null, Range.ALL), true);

        // Then
        assertThat(reports).extracting(ChainReport::chain).containsExactly("flow-0", "flow-1", "p-elsewhere");
        assertThat(reports).allMatch(ChainReport::intact);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update audit set actor = 'eve'",
                "delete from audit where sequence = 3",
                "truncate audit",
                "update bet set won = 0 where won > 0",
                "delete from bet",
                "update entry set reason = 'none'",
                "delete from entry",
                "update posting set amount = 0",
                "delete from posting",
                "delete from round",
                "update round set settlement = '{}'",
                "update round set status = 'settled' where status = 'reversed'",
                "update round set status = 'reversed', reason = 'camera', facts = '{}' where status = 'settled'"
            })
    void theDatabaseItselfRefusesWhatTheApplicationNeverDoes(String statement) throws SQLException {
        try (Connection connection = audited.source().getConnection()) {
            assertThatThrownBy(() -> connection.createStatement().execute(statement))
                    .isInstanceOf(SQLException.class)
                    .hasMessageMatching("(?s).*(is only ever added to|changes only by its reversal).*");
        }
    }

    private static ChainReport people(AuditedDatabase.Work work, Range range) throws Exception {
        return audited.after(work, new Scope(null, AuditedFloor.PEOPLE, range), true)
                .getFirst();
    }

    private static Instant thirdAct() {
        return new Sql(audited.source())
                .first(
                        "select at from audit where property_id = 'p-hall-0' and sequence = 3",
                        row -> Sql.instant(row, "at"))
                .orElseThrow();
    }

    /** As somebody would who knows how the chain is made. */
    private static void anew(Connection connection, String chain, UnaryOperator<Act> change) throws SQLException {
        ChainHead head = ChainHead.START;
        for (AuditRow row : Sql.list(
                connection, AuditLog.COLUMNS + "where property_id = ? order by sequence", AuditLog::row, chain)) {
            AuditRow made = AuditChain.next(head, change.apply(row.act()));
            BehindTheBack.update(
                    connection,
                    "update audit set detail = ?::jsonb, previous = ?, hash = ? where property_id = ? and sequence = ?",
                    made.act().detail(),
                    HexFormat.of().parseHex(made.previous()),
                    HexFormat.of().parseHex(made.hash()),
                    chain,
                    made.sequence());
            head = new ChainHead(made.sequence(), made.hash());
        }
    }

    private static Act replaced(Act act, String detail) {
        return new Act(act.property(), act.at(), act.actor(), act.action(), act.subject(), detail);
    }

    /** The batch's detail with the digest of the bets as they are now. */
    private static Act redigested(Connection connection, Act act) {
        try {
            BatchContents batch = CanonicalJson.read(act.detail(), BatchContents.class);
            DigestedRows bets = new DigestedRows();
            StoredRows.BET
                    .added(Kept.in(connection), 0, batch.from(), batch.to(), Integer.MAX_VALUE)
                    .forEach(row -> bets.add(row.table(), row.key(), row.hash()));
            Map<String, RowsDigest> rows = new TreeMap<>(batch.rows());
            rows.put("bet", bets.digest(StoredRows.BET.markBytes()));
            return replaced(
                    act,
                    CanonicalJson.write(
                            new BatchContents(batch.from(), batch.to(), batch.records(), batch.covers(), rows)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> said(List<ChainReport> reports) {
        return reports.stream()
                .flatMap(report -> report.faults().stream()
                        .map(fault -> report.chain() + ": " + fault.sequence() + " " + fault.says()))
                .sorted()
                .toList();
    }
}
