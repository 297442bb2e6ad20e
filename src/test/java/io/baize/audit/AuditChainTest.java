package io.baize.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AuditChainTest {

    private static final Instant NOON = Instant.parse("2026-11-02T12:00:00.123456789Z");

    @Test
    void anEmptyChainHolds() {
        assertThat(verify(List.of()).intact()).isTrue();
        assertThat(verify(List.of()).rows()).isZero();
    }

    @Test
    void aChainHoldsAndCountsItsRows() {
        assertThat(verify(chain(3)).intact()).isTrue();
        assertThat(verify(chain(3)).rows()).isEqualTo(3);
    }

    @Test
    void timesCountToTheMicrosecondAsTheDatabaseKeepsThem() {
        assertThat(chain(1).getFirst().act().at()).isEqualTo(Instant.parse("2026-11-02T12:00:00.123456Z"));
    }

    @Test
    void aChangedRowIsNamed() {
        List<AuditRow> rows = chain(4);
        rows.set(2, changed(rows.get(2)));
        assertThat(verify(rows).brokenAt()).isEqualTo(3);
    }

    @Test
    void aMissingRowIsNamed() {
        List<AuditRow> rows = chain(4);
        rows.remove(1);
        assertThat(verify(rows).brokenAt()).isEqualTo(2);
        assertThat(verify(rows).why()).contains("missing");
    }

    @Test
    void everyFaultyRowIsNamedAndNotOnlyTheFirst() {
        List<AuditRow> rows = chain(9);
        rows.subList(6, 8).clear();
        rows.set(1, changed(rows.get(1)));
        rows.set(3, changed(rows.get(3)));
        assertThat(verify(rows).faults()).extracting(Fault::sequence).containsExactly(2L, 4L, 7L);
        assertThat(verify(rows).faults().getLast().says()).isEqualTo("the rows 7 to 8 are missing");
        assertThat(verify(rows).rows()).isEqualTo(1);
    }

    @Test
    void twoRowsThatChangedPlacesAreNamed() {
        List<AuditRow> rows = chain(5);
        AuditRow second = rows.get(1);
        AuditRow third = rows.get(2);
        rows.set(1, new AuditRow(third.act(), 2, third.previous(), third.hash()));
        rows.set(2, new AuditRow(second.act(), 3, second.previous(), second.hash()));
        assertThat(verify(rows).brokenAt()).isEqualTo(2);
    }

    @Test
    void aRowWrittenAnewBreaksTheOneAfterIt() {
        List<AuditRow> rows = chain(4);
        rows.set(1, AuditChain.next(new ChainHead(1, rows.getFirst().hash()), act("terms.changed")));
        assertThat(verify(rows).brokenAt()).isEqualTo(3);
    }

    @Test
    void aRowOfAnotherPropertyIsNamed() {
        assertThat(verify("harbor", chain(2)).brokenAt()).isEqualTo(1);
    }

    @Test
    void textCannotSlipFromOnePartIntoTheNext() {
        Act one = new Act("catskill", NOON, "ab", "c", "table", "{}");
        Act other = new Act("catskill", NOON, "a", "bc", "table", "{}");
        assertThat(AuditChain.next(ChainHead.START, one).hash())
                .isNotEqualTo(AuditChain.next(ChainHead.START, other).hash());
    }

    private static ChainReport verify(List<AuditRow> rows) {
        return verify("catskill", rows);
    }

    private static ChainReport verify(String chain, List<AuditRow> rows) {
        ChainFaults faults = new ChainFaults(chain, 1);
        ChainWalk walk = new ChainWalk(ChainHead.START, faults);
        rows.forEach(walk::take);
        return faults.report();
    }

    private static AuditRow changed(AuditRow row) {
        return new AuditRow(act("terms.changed"), row.sequence(), row.previous(), row.hash());
    }

    private static List<AuditRow> chain(int length) {
        List<AuditRow> rows = new ArrayList<>();
        ChainHead head = ChainHead.START;
        for (int row = 0; row < length; row++) {
            AuditRow next = AuditChain.next(head, act("terms.set"));
            rows.add(next);
            head = new ChainHead(next.sequence(), next.hash());
        }
        return rows;
    }

    private static Act act(String action) {
        return new Act("catskill", NOON, "pat", action, "catskill-hu-1", "{}");
    }
}
