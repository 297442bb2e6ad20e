package io.baize.dashboard;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Streams html fragments to pages: at once, then whenever they changed, at most once a second. Viewers of the same
 * thing
 * share one reading of it, so that a hundred screens cost the database no more than one.
 */
@ApplicationScoped
class Live {

    private static final Logger LOG = Logger.getLogger(Live.class);

    private static final Duration TICK = Duration.ofSeconds(1);
    private static final long FRESH_NANOS = Duration.ofMillis(900).toNanos();
    /** An empty event now and then tells proxies and the server that somebody is still there. */
    private static final long TICKS_BETWEEN_SIGNS_OF_LIFE = 15;
    /** A stream ends after this and the browser opens the next, which asks again who is looking. */
    private static final Duration LONGEST_STREAM = Duration.ofMinutes(5);

    private record Reading(long at, String html) {}

    private final Map<String, Reading> readings = new ConcurrentHashMap<>();

    /** {@code what} names the fragments; it must say everything they depend on. */
    Multi<String> follow(String what, Supplier<String> fragments) {
        AtomicReference<String> sent = new AtomicReference<>();
        return Multi.createFrom()
                .ticks()
                .every(TICK)
                .onOverflow()
                .drop()
                .onItem()
                .transformToUniAndConcatenate(tick -> Uni.createFrom()
                        .item(() -> change(tick, read(what, fragments), sent))
                        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()))
                .select()
                .first(LONGEST_STREAM)
                .onFailure()
                .invoke(e -> LOG.errorf(e, "a live stream ended and the page will ask again: what=%s", what))
                .onFailure()
                .recoverWithCompletion()
                .onTermination()
                .invoke(() -> readings.remove(what));
    }

    private static String change(long tick, String html, AtomicReference<String> sent) {
        if (!html.equals(sent.getAndSet(html))) {
            return html;
        }
        return tick % TICKS_BETWEEN_SIGNS_OF_LIFE == 0 ? "" : null;
    }

    private String read(String what, Supplier<String> fragments) {
        return readings.compute(
                        what,
                        (_, known) -> known != null && System.nanoTime() - known.at() < FRESH_NANOS
                                ? known
                                : new Reading(System.nanoTime(), fragments.get()))
                .html();
    }
}
