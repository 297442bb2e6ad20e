package io.baize.report.store;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.report.Heading.Period;
import io.baize.report.Report;
import io.baize.terms.store.FloorStore;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/**
 * Writes the reports that wait, one after the other: a long one takes a connection and a core, and the floor comes
 * first.
 */
@ApplicationScoped
public class Runner {

    private static final Logger LOG = Logger.getLogger(Runner.class);

    private final Runs runs;
    private final Reports reports;
    private final FloorStore floor;
    private final InstantSource clock;
    private final ExecutorService one = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("report-runs").daemon().factory());

    Runner(Runs runs, Reports reports, FloorStore floor, InstantSource clock) {
        this.runs = runs;
        this.reports = reports;
        this.floor = floor;
        this.clock = clock;
    }

    /** Something may wait. */
    public void wake() {
        one.execute(this::runAll);
    }

    /** What an instance left behind when it stopped is found here. */
    @Scheduled(every = "30s", delayed = "30s")
    void lookAround() {
        runs.tidy(clock.instant());
        wake();
    }

    void stop(@Observes ShutdownEvent event) {
        one.shutdownNow();
    }

    private void runAll() {
        try {
            Optional<Run> next = runs.claim(clock.instant());
            while (next.isPresent()) {
                run(next.get());
                next = runs.claim(clock.instant());
            }
        } catch (RuntimeException e) {
            LOG.error("the waiting reports could not be read and are looked for again", e);
        }
    }

    private void run(Run run) {
        try (RunFile file = new RunFile(runs, run)) {
            switch (write(run, file)) {
                case Answer.Given<Report.Written>(Report.Written written) -> {
                    file.close();
                    runs.done(run, written.rows(), file.bytes(), clock.instant());
                }
                case Answer.Refused<Report.Written>(Refusal refusal) ->
                    runs.failed(run, refusal.code(), refusal.message(), clock.instant());
            }
        } catch (Progress.TakenOver e) {
            LOG.warnf("%s: run=%s attempt=%d", e.getMessage(), run.id(), run.attempt());
        } catch (RuntimeException e) {
            LOG.errorf(e, "a report failed: report=%s run=%s", run.report().id(), run.id());
            runs.failed(run, "internal-error", "something went wrong here; it is in the log", clock.instant());
        }
    }

    private Answer<Report.Written> write(Run run, RunFile file) {
        Question question = new Question(
                run.report(),
                floor.property(run.property()).orElseThrow(),
                new Period(run.from(), run.to()),
                run.restated());
        Progress writer = new Progress(run.format().writer(file), runs, run, clock);
        return reports.write(question, writer, run.format().mostRows());
    }
}
