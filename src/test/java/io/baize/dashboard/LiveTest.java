package io.baize.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class LiveTest {

    private static final Duration THREE_TICKS = Duration.ofMillis(3_300);

    @Test
    void aPageHearsAtOnceAndThenOnlyOfChanges() throws InterruptedException {
        // Given
        AtomicReference<String> tables = new AtomicReference<>("one round");
        AssertSubscriber<String> page = AssertSubscriber.create(100);
        new Live().follow("pit", tables::get).subscribe(page);
        page.awaitItems(1, Duration.ofSeconds(1));

        // When
        Thread.sleep(THREE_TICKS);
        tables.set("two rounds");

        // Then
        page.awaitItems(2, Duration.ofSeconds(5));
        assertThat(page.getItems()).containsExactly("one round", "two rounds");
        page.cancel();
    }

    @Test
    void manyScreensCostOneReading() throws InterruptedException {
        // Given
        AtomicInteger readings = new AtomicInteger();
        Live live = new Live();

        // When
        for (int screen = 0; screen < 20; screen++) {
            live.follow("pit", () -> "reading " + readings.incrementAndGet()).subscribe(AssertSubscriber.create(100));
        }
        Thread.sleep(THREE_TICKS);

        // Then
        assertThat(readings.get()).isBetween(2, 6);
    }
}
