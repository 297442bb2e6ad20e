package io.baize.ledger.slip;

import static io.baize.ledger.slip.Papers.code;
import static io.baize.ledger.slip.Papers.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import io.baize.kernel.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ChipCountTest {

    private static final SortedSet<Long> HOUSE = new TreeSet<>(List.of(100L, 500L, 2_500L));

    @Test
    void chipsThatAddUpToTheirTotalAreACount() {
        assertThat(given(new ChipCount(Map.of("2500", 20L, "500", 10L), 55_000).read(HOUSE)))
                .isEqualTo(Papers.ASKED);
    }

    @Test
    void aTotalThatDiffersIsRefusedWithBoth() {
        Refusal refusal = refused(Map.of("2500", 20L), 55_000);

        assertThat(refusal.code()).isEqualTo("total-differs");
        assertThat(refusal.field()).isEqualTo("total");
        assertThat(refusal.limit()).isEqualTo("$500.00");
        assertThat(refusal.message()).isEqualTo("the chips add up to $500.00 and the total says $550.00");
    }

    @Test
    void theFirstFaultInTheWrittenOrderIsNamed() {
        assertThat(refused(Map.of("750", -1L), 1).code()).isEqualTo("unknown-denomination");
        assertThat(refused(Map.of("0500", 1L), 500).field()).isEqualTo("chips.0500");
        assertThat(refused(Map.of("chips", 1L), 500).code()).isEqualTo("unknown-denomination");
        assertThat(refused(Map.of("500", -1L), 1).code()).isEqualTo("pieces-out-of-range");
        assertThat(refused(Map.of("500", 1_000_001L), 1).limit()).isEqualTo("0 to 1000000");
        Map<String, Long> unsaid = new HashMap<>();
        unsaid.put("500", null);
        assertThat(refused(unsaid, 0).code()).isEqualTo("pieces-out-of-range");
    }

    @Test
    void nothingMayBeCountedButNotAskedFor() {
        assertThat(given(new ChipCount(Map.of("500", 0L), 0).read(HOUSE))).isEqualTo(Chips.NONE);
        assertThat(code(new ChipCount(Map.of(), 0).readSome(HOUSE))).isEqualTo("amount-out-of-range");
    }

    @Test
    void everyCountWithItsOwnTotalIsTakenAndWithAnyOtherIsNot() {
        for (long seed = 0; seed < 5_000; seed++) {
            Random random = new Random(seed);
            Map<String, Long> pieces = new HashMap<>();
            long total = 0;
            for (long value : HOUSE) {
                long count = random.nextInt(200);
                pieces.put(Long.toString(value), count);
                total += value * count;
            }
            long off = total + 1 + random.nextInt(1_000);
            assertThat(given(new ChipCount(pieces, total).read(HOUSE)).total().cents())
                    .isEqualTo(total);
            assertThat(code(new ChipCount(pieces, off).read(HOUSE))).isEqualTo("total-differs");
        }
    }

    @Test
    void chipsNeverGoFromTableToTable() {
        Refusal refusal = ((Answer.Refused<SlipKind>) SlipKind.read("transfer")).refusal();

        assertThat(refusal.code()).isEqualTo("no-table-to-table-transfer");
        assertThat(refusal.message()).contains("credit the one to the cage, then fill the other");
        assertThat(code(SlipKind.read("gift"))).isEqualTo("unknown-slip-kind");
    }

    private static Refusal refused(Map<String, Long> pieces, long total) {
        return ((Answer.Refused<Chips>) new ChipCount(pieces, total).read(HOUSE)).refusal();
    }
}
