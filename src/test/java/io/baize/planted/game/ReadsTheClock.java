package io.baize.planted.game;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.function.Supplier;

/** Planted: answers differently each time, by call, by method reference and by a clock it holds. */
public final class ReadsTheClock {

    private final Supplier<LocalDateTime> byReference = LocalDateTime::now;

    public Instant instant() {
        return Instant.now();
    }

    public LocalDate date(Clock clock) {
        return clock == null ? LocalDate.now() : LocalDate.now(clock);
    }

    public long lot() {
        return System.currentTimeMillis()
                + Math.round(Math.random())
                + byReference.get().getNano();
    }
}
