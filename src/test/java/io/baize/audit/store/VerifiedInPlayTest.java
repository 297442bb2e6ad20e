package io.baize.audit.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.audit.ChainReport;
import io.baize.audit.Progress;
import io.baize.audit.Scope;
import io.baize.publish.AuditVerifications;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The floor plays on while its chains are verified: what is read is one moment of it, and that moment holds. */
class VerifiedInPlayTest {

    private static final int VERIFICATIONS = 20;
    private static final int ROUNDS_BETWEEN = 2;

    @Test
    void aFloorThatPlaysOnHolds() throws Exception {
        // Given
        AuditedDatabase audited = AuditedDatabase.played();
        AuditVerifications verifications = new AuditVerifications(audited.source(), audited.kafka());
        List<List<ChainReport>> found = new ArrayList<>();

        // When
        try (ExecutorService floor = Executors.newSingleThreadExecutor()) {
            Future<?> playing = floor.submit(() -> {
                for (int some = 0; some < VERIFICATIONS * 3; some++) {
                    audited.floor().play(ROUNDS_BETWEEN);
                    audited.heads().tell();
                }
                return null;
            });
            for (int verification = 0; verification < VERIFICATIONS; verification++) {
                found.add(verifications.verify(Scope.ALL, Progress.UNHEARD));
            }
            playing.get();
        }

        // Then
        assertThat(found)
                .allSatisfy(reports -> assertThat(reports)
                        .allSatisfy(report -> assertThat(report.faults()).isEmpty()));
        assertThat(rounds(found))
                .as("it was played meanwhile")
                .doesNotHaveDuplicates()
                .isSorted();
    }

    private static Stream<Long> rounds(List<List<ChainReport>> found) {
        return found.stream()
                .map(reports -> reports.stream()
                        .mapToLong(report -> report.compared().getOrDefault("round", 0L))
                        .sum());
    }
}
