package io.baize.table;

import io.baize.progressive.LinkedMeter;
import java.util.Optional;

/** What a table asks of the world around it: its configured setup, rounds that have left its memory, shared meters. */
public interface Floor {

    Optional<TableSetup> setup(String table);

    Optional<Effect.SettledRound> settledRound(String table, String round);

    /** The meter of a group of the property as it stands now; a floor without groups has none. */
    default Optional<LinkedMeter> linkedMeter(String property, String group) {
        return Optional.empty();
    }
}
