package io.baize.simulator;

import io.baize.table.Incoming;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;

/** The devices of one table in one run: each gives its events an identity and its own count. */
final class Devices {

    private final String table;
    private final String run;
    private final Map<Device, Long> counts = new EnumMap<>(Device.class);

    Devices(String table, String run) {
        this.table = table;
        this.run = run;
    }

    Incoming tell(Step step, Instant time) {
        long sequence = counts.merge(step.device(), 1L, Long::sum);
        String id = run + "-" + step.device().word() + "-" + sequence;
        return new Incoming(step.device().source(table, run), id, sequence, time, table, step.event());
    }
}
