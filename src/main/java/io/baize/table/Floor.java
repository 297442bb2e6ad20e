package io.baize.table;

import java.util.Optional;

/** What a table asks of the world around it: its configured setup, and rounds that have left its memory. */
public interface Floor {

    Optional<TableSetup> setup(String table);

    Optional<Effect.SettledRound> settledRound(String table, String round);
}
