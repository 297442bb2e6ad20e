package io.baize.report.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.api.ApiProfile;
import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What becomes of a run when the instance that writes it falls silent. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class RunsTest {

    private static final String HOUSE = "seneca";

    @Inject
    DataSource database;

    @Inject
    Runs runs;

    @Inject
    Runner runner;

    private Sql sql;

    @BeforeEach
    void aHouse() {
        sql = new Sql(database);
        sql.update(
                "insert into property values (?, 'Seneca', 'ny', 'America/New_York', '06:00', 'USD') on conflict do nothing",
                HOUSE);
    }

    @Test
    void anotherInstanceWritesTheRunAnewAndOnlyItsFileCounts() throws IOException, InterruptedException {
        // Given
        Run silent = abandoned(1, Duration.ofMinutes(10));
        runs.addPiece(silent, 0, "half a rep".getBytes(StandardCharsets.UTF_8));

        // When
        runner.wake();
        Run done = silent;
        for (int look = 0; look < 200 && done.status() != Run.Status.DONE; look++) {
            Thread.sleep(50);
            done = runs.find(HOUSE, silent.id()).orElseThrow();
        }

        // Then
        assertThat(done.status()).isEqualTo(Run.Status.DONE);
        assertThat(done.attempt()).isEqualTo(2);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        runs.copy(done, file);
        assertThat(file.toString(StandardCharsets.UTF_8))
                .startsWith("Line,Gaming day,")
                .contains("\r\ntotal,");
        assertThat((long) file.size()).isEqualTo(done.bytes());
    }

    @Test
    void whoLostARunCannotEndItAnyMore() {
        Run silent = abandoned(1, Duration.ofMinutes(10));
        Run taken = runs.claim(Instant.now()).orElseThrow();

        assertThat(taken.id()).isEqualTo(silent.id());
        assertThat(runs.beat(silent, 7, Instant.now())).isFalse();
        assertThat(runs.beat(taken, 8, Instant.now())).isTrue();
        runs.done(silent, 7, 70, Instant.now());
        assertThat(runs.find(HOUSE, silent.id()).orElseThrow().status()).isEqualTo(Run.Status.RUNNING);
        assertThat(runs.claim(Instant.now()))
                .as("a run whose instance speaks is not taken")
                .isEmpty();
        runs.failed(taken, "test", "over", Instant.now());
    }

    @Test
    void aRunThatFellSilentSeveralTimesIsGivenUp() {
        Run silent = abandoned(3, Duration.ofMinutes(10));

        assertThat(runs.claim(Instant.now())).isEmpty();
        runs.tidy(Instant.now());

        Run given = runs.find(HOUSE, silent.id()).orElseThrow();
        assertThat(given.status()).isEqualTo(Run.Status.FAILED);
        assertThat(given.code()).isEqualTo("given-up");
    }

    private Run abandoned(int attempt, Duration silentFor) {
        UUID id = UUID.randomUUID();
        sql.update("""
                insert into report_run (id, property_id, report, period_from, period_to, restated, format, asked_by,
                    asked_at, status, attempt, beat_at)
                values (?, ?, 'drop-and-win', '2026-03-01', '2026-03-02', false, 'csv', 'test', ?, 'running', ?, ?)""", id, HOUSE, Instant.now(), attempt, Instant.now().minus(silentFor));
        return runs.find(HOUSE, id).orElseThrow();
    }
}
