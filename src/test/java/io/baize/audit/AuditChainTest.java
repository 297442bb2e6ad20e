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
        assertThat(verify(List.of())).isEqualTo(new ChainReport("catskill", 0, null, null));
    }

    @Test
    void aChainHoldsAndCountsItsRows() {
        assertThat(verify(chain(3))).isEqualTo(new ChainReport("catskill", 3, null, null));
    }

    @Test
    void timesCountToTheMicrosecondAsTheDatabaseKeepsThem() {
        assertThat(chain(1).getFirst().act().at()).isEqualTo(Instant.parse("2026-11-02T12:00:00.123456Z"));
    }

    @Test
    void aChangedRowIsNamed() {
        List<AuditRow> rows = chain(4);
        AuditRow third = rows.get(2);
        rows.set(2, new AuditRow(act("terms.changed"), third.sequence(), third.previous(), third.hash()));
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
    void aRowWrittenAnewBreaksTheOneAfterIt() {
        List<AuditRow> rows = chain(4);
        rows.set(1, AuditChain.next(new ChainHead(1, rows.getFirst().hash()), act("terms.changed")));
        assertThat(verify(rows).brokenAt()).isEqualTo(3);
    }

    @Test
    void aRowOfAnotherPropertyIsNamed() {
        assertThat(AuditChain.verify("harbor", chain(2).iterator()).brokenAt()).isEqualTo(1);
    }

    @Test
    void textCannotSlipFromOnePartIntoTheNext() {
        Act one = new Act("catskill", NOON, "ab", "c", "table", "{}");
        Act other = new Act("catskill", NOON, "a", "bc", "table", "{}");
        assertThat(AuditChain.next(ChainHead.START, one).hash())
                .isNotEqualTo(AuditChain.next(ChainHead.START, other).hash());
    }

    private static ChainReport verify(List<AuditRow> rows) {
        return AuditChain.verify("catskill", rows.iterator());
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
