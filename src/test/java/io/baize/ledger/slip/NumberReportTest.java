package io.baize.ledger.slip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NumberReportTest {

    @Test
    void everyNumberIsPostedVoidUnusedOrMissingAndNoneIsTwo() {
        for (long seed = 0; seed < 2_000; seed++) {
            // Given
            Random random = new Random(seed);
            int last = random.nextInt(60);
            Map<Long, SlipState> states = new HashMap<>();
            TreeSet<Long> taken = new TreeSet<>();
            for (long number = 1; number <= last; number++) {
                if (random.nextInt(10) == 0) {
                    taken.add(number);
                } else {
                    states.put(number, SlipState.values()[random.nextInt(SlipState.values().length)]);
                }
            }

            // When
            NumberReport report = NumberReport.of(1, last, last, states);

            // Then
            List<Long> all = new ArrayList<>(report.voided());
            all.addAll(report.unused());
            all.addAll(report.missing());
            assertThat(all).doesNotHaveDuplicates();
            assertThat(all.size() + report.posted()).isEqualTo(last);
            assertThat(report.missing()).isEqualTo(List.copyOf(taken));
            assertThat(report.isGapless()).isEqualTo(taken.isEmpty());
        }
    }

    @Test
    void aSlipBeyondTheLastNumberIsNamed() {
        NumberReport report =
                NumberReport.of(1, 2, 2, Map.of(1L, SlipState.POSTED, 2L, SlipState.VOID, 9L, SlipState.POSTED));

        assertThat(report.beyond()).containsExactly(9L);
        assertThat(report.isGapless()).isFalse();
    }
}
