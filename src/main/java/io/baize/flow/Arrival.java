package io.baize.flow;

import io.baize.kernel.Answer;
import io.baize.table.Incoming;
import java.util.Map;

/** A record as it arrived, beside what it was read as. */
public record Arrival(
        int partition, long offset, String key, Map<String, String> headers, byte[] value, Answer<Incoming> read) {}
