package io.baize.report.store;

import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Tells how many rows are written, now and then, and stops the writing once the run is another instance's. */
final class Progress implements ReportWriter {

    static final class TakenOver extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TakenOver() {
            super("another instance has taken the run", null, false, false);
        }
    }

    private static final Duration BETWEEN_WORDS = Duration.ofSeconds(1);

    private final ReportWriter writer;
    private final Runs runs;
    private final Run run;
    private final InstantSource clock;
    private Instant told;
    private long rows;

    Progress(ReportWriter writer, Runs runs, Run run, InstantSource clock) {
        this.writer = writer;
        this.runs = runs;
        this.run = run;
        this.clock = clock;
        this.told = clock.instant();
    }

    @Override
    public void begin(Report report) {
        writer.begin(report);
    }

    @Override
    public void line(Line line) {
        writer.line(line);
        if (line.kind() == Line.Kind.ROW) {
            rows++;
        }
        Instant now = clock.instant();
        if (now.isAfter(told.plus(BETWEEN_WORDS))) {
            told = now;
            tell(now);
        }
    }

    @Override
    public void end(List<String> notes) {
        tell(clock.instant());
        writer.end(notes);
    }

    private void tell(Instant now) {
        if (!QuarkusTransaction.suspendingExisting().call(() -> runs.beat(run, rows, now))) {
            throw new TakenOver();
        }
    }
}
