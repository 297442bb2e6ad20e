package io.baize.flow;

import io.baize.progressive.LinkedMeter;
import io.baize.table.Effect;
import io.baize.table.Floor;
import io.baize.table.TableSetup;
import java.util.Map;
import java.util.Optional;

/** The stored floor with what this very batch has settled, for corrections, and the shared meters it has locked. */
record BatchFloor(Floor stored, Map<String, Effect.SettledRound> settledNow, LinkedMeters linked) implements Floor {

    static String key(String table, String round) {
        return table + "/" + round;
    }

    @Override
    public Optional<TableSetup> setup(String table) {
        return stored.setup(table);
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String table, String round) {
        return Optional.ofNullable(settledNow.get(key(table, round))).or(() -> stored.settledRound(table, round));
    }

    @Override
    public Optional<LinkedMeter> linkedMeter(String property, String group) {
        return linked.meter(property, group);
    }
}
