package io.baize.flow;

import io.baize.kernel.Answer;
import io.baize.table.Incoming;
import java.util.Map;

/** Reads a record's bytes as an event; flow needs it again when a quarantined record is released. */
@FunctionalInterface
public interface Reading {

    Answer<Incoming> read(Map<String, String> headers, byte[] value);
}
