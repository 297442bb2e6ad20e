package io.baize.ingest;

import io.baize.flow.FlowCounts;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How the flow is doing: what metrics and health report. */
@ApplicationScoped
public class FlowStatus {

    private final Counter events;
    private final Counter repeats;
    private final Counter rounds;
    private final Counter quarantined;
    private final Timer batches;
    private final Map<Integer, Long> lag = new ConcurrentHashMap<>();
    private volatile String fault;
    private volatile boolean running;

    FlowStatus(MeterRegistry metrics) {
        events = metrics.counter("baize.events");
        repeats = metrics.counter("baize.events.repeated");
        rounds = metrics.counter("baize.rounds.settled");
        quarantined = metrics.counter("baize.events.quarantined");
        batches = metrics.timer("baize.batch");
        Gauge.builder("baize.lag", this, status -> status.lag()).register(metrics);
    }

    void batch(FlowCounts counts, long nanos) {
        events.increment(counts.events());
        repeats.increment(counts.repeats());
        rounds.increment(counts.rounds());
        quarantined.increment(counts.quarantined());
        batches.record(Duration.ofNanos(nanos));
        fault = null;
    }

    void lag(int partition, long records) {
        lag.put(partition, records);
    }

    void released(int partition) {
        lag.remove(partition);
    }

    void running(boolean now) {
        running = now;
    }

    void fault(String what) {
        fault = what;
    }

    /** Records waiting in the partitions of this instance. */
    public long lag() {
        return lag.values().stream().mapToLong(Long::longValue).sum();
    }

    public int partitions() {
        return lag.size();
    }

    public boolean isRunning() {
        return running;
    }

    /** What keeps the flow from going on, or null. */
    public String fault() {
        return fault;
    }
}
