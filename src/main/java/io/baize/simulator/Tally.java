package io.baize.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** What the floor has done so far, counted by all tables at once. */
final class Tally {

    private final AtomicLong rounds = new AtomicLong();
    private final AtomicLong events = new AtomicLong();
    private final AtomicLong notSent = new AtomicLong();
    private final AtomicLong rulings = new AtomicLong();
    private final AtomicLongArray mishaps = new AtomicLongArray(Mishap.values().length);

    void round() {
        rounds.incrementAndGet();
    }

    void event(boolean sent) {
        (sent ? events : notSent).incrementAndGet();
    }

    void ruling() {
        rulings.incrementAndGet();
    }

    void mishap(Mishap mishap) {
        mishaps.incrementAndGet(mishap.ordinal());
    }

    /** {@code rounds 1,204 | events 48,160 | rulings 2 | dirt: late 12, lost 3} */
    String line() {
        List<String> dirt = new ArrayList<>();
        for (Mishap mishap : Mishap.values()) {
            long count = mishaps.get(mishap.ordinal());
            if (count > 0) {
                dirt.add("%s %,d".formatted(mishap.words(), count));
            }
        }
        String failed = notSent.get() == 0 ? "" : " | not sent %,d".formatted(notSent.get());
        return "rounds %,d | events %,d%s | rulings %,d | dirt: %s"
                .formatted(
                        rounds.get(),
                        events.get(),
                        failed,
                        rulings.get(),
                        dirt.isEmpty() ? "none" : String.join(", ", dirt));
    }
}
