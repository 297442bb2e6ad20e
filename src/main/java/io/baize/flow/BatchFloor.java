package io.baize.flow;

import io.baize.change.Activation;
import io.baize.change.ChangeRequest;
import io.baize.change.TableChange;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.Answer;
import io.baize.progressive.LinkedMeter;
import io.baize.table.Effect;
import io.baize.table.Floor;
import io.baize.table.TableSetup;
import io.baize.table.TableState;
import io.baize.table.TermsChange;
import java.sql.Connection;
import java.util.Map;
import java.util.Optional;

/**
 * The stored floor with what this very batch has settled, for corrections, and the shared meters it has locked. A
 * change is looked at once more while its request is locked, so that a withdrawal comes either before it or after it.
 */
record BatchFloor(
        Connection connection,
        Floor stored,
        Map<String, Effect.SettledRound> settledNow,
        LinkedMeters linked,
        Activation activation)
        implements Floor {

    static String key(String table, String round) {
        return table + "/" + round;
    }

    @Override
    public Optional<TableSetup> setup(String table) {
        return stored.setup(table);
    }

    @Override
    public Answer<TermsChange> change(TableState state, String request) {
        Optional<ChangeRequest> asked = ChangeStore.on(connection).shared(request);
        Optional<TableChange> here = ChangeTables.on(connection).locked(request, state.table());
        return asked.isEmpty() || here.isEmpty()
                ? stored.change(state, request)
                : activation.of(asked.get(), here.get(), state.setup(), state.open());
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
