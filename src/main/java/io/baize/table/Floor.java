package io.baize.table;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.Optional;

/** What a table asks of the world around it: its configured setup, changes, and rounds that have left its memory. */
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
}
