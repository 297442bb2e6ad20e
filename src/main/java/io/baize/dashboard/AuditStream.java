package io.baize.dashboard;

import io.baize.api.VisibleAudit;
import io.baize.api.problem.Refused;
import io.baize.audit.Progress;
import io.baize.terms.store.Property;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Runs a verification for a page: how far it is, several times a second, and at last its report. */
@ApplicationScoped
class AuditStream {

    private static final Logger LOG = Logger.getLogger(AuditStream.class);
    private static final long NANOS_BETWEEN_WORDS = Duration.ofMillis(250).toNanos();

    private final InstantSource clock;

    AuditStream(InstantSource clock) {
        this.clock = clock;
    }

    /** What is refused at once is an answer on the page as well. */
    Multi<String> of(Property property, Supplier<VisibleAudit.Verification> asked) {
        VisibleAudit.Verification verification;
        try {
            verification = asked.get();
        } catch (Refused refused) {
            return Multi.createFrom().item(failed(refused.problem().detail()));
        }
        Multi<String> words = Multi.createFrom().emitter(page -> run(property, verification, page));
        return words.runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    private void run(Property property, VisibleAudit.Verification verification, MultiEmitter<? super String> page) {
        try {
            VerifiedView verified = VerifiedView.of(verification.run(new Telling(page)), property, clock.instant());
            page.emit(Templates.auditReport(verified).render());
        } catch (CancellationException e) {
            LOG.debugf("a verification ended with the page that asked for it: property=%s", property.id());
        } catch (Refused refused) {
            page.emit(failed(refused.problem().detail()));
        } catch (RuntimeException e) {
            LOG.errorf(e, "a verification failed: property=%s", property.id());
            page.emit(failed("Something went wrong here. It is in the log; nothing is proven."));
        }
        page.complete();
    }

    private static String failed(String why) {
        return Templates.auditFailed(Words.sentence(why)).render();
    }

    /** Tells the page now and then, and stops the work when nobody waits for it any more. */
    private static final class Telling implements Progress {

        private final MultiEmitter<? super String> page;
        private long said;

        private Telling(MultiEmitter<? super String> page) {
            this.page = page;
        }

        @Override
        public void at(String what, long done, long total) {
            if (page.isCancelled()) {
                throw new CancellationException("nobody waits");
            }
            if (System.nanoTime() - said > NANOS_BETWEEN_WORDS) {
                said = System.nanoTime();
                page.emit(Templates.auditProgress(what, Words.count(done), Words.count(total))
                        .render());
            }
        }
    }
}
