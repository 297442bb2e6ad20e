package io.baize.table;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.LinkedMeter;
import java.util.Optional;

/** What a table asks of the world around it: its setup, changes of it, rounds that left its memory, shared meters. */
public interface Floor {

    Optional<TableSetup> setup(String table);

    /**
     * What this request changes at the table, if now that it would take effect everything it needs is there. A floor
     * without change control knows no request.
     */
    default Answer<TermsChange> change(TableState state, String request) {
        return Answer.refused(Refusal.of("unknown-request", "request", "there is no request " + request, null));
    }

    Optional<Effect.SettledRound> settledRound(String table, String round);

    /** The meter of a group of the property as it stands now; a floor without groups has none. */
    default Optional<LinkedMeter> linkedMeter(String property, String group) {
        return Optional.empty();
    }
}
