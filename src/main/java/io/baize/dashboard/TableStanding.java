package io.baize.dashboard;

import io.baize.kernel.Answer;
import io.baize.rulepack.RuleBook;
import io.baize.table.LiveRound;
import io.baize.table.TableSetup;
import io.baize.table.TableState;
import io.baize.table.store.StateJson;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How a table stands now: its remembered state, and the setup it plays under or would open with. */
record TableStanding(TableState state, TableSetup setup, boolean everOpened) {

    /** The columns {@link #read} needs, of {@code gaming_table t}, {@code table_state s} and {@code property p}. */
    static final String COLUMNS = """
            t.id, t.game, t.first_opened_at, s.state,
            coalesce((select max(version) from table_terms where table_id = t.id), 0) as terms_version,
            (select terms from table_terms where table_id = t.id order by version desc limit 1) as terms,
            (select a.pack_version from adoption a where a.property_id = p.id and a.game = t.game
              and a.effective_from <= (now() at time zone p.time_zone)::date
              order by a.effective_from desc limit 1) as pack_version""";

    static TableStanding read(ResultSet row, Property property) throws SQLException {
        String json = row.getString("state");
        TableState state = json == null
                ? TableState.neverOpened(row.getString("id"), null)
                : StateJson.read(json, TableState.class);
        TableSetup setup = state.setup() == null ? wouldOpenWith(row, property) : state.setup();
        return new TableStanding(state, setup, row.getTimestamp("first_opened_at") != null);
    }

    String word() {
        return state.open() ? "open" : everOpened ? "closed" : "never opened";
    }

    Optional<TermsInForce> inForce(RuleBook rules) {
        return setup.inForce(rules);
    }

    /** Completed rounds that wait, the oldest first. */
    List<LiveRound> held() {
        return state.rounds().values().stream()
                .filter(round -> round.heldFor() != null)
                .sorted(Comparator.comparing(LiveRound::openedAt))
                .toList();
    }

    /** The round on the felt, if one is being played. */
    Optional<LiveRound> inPlay() {
        return state.rounds().values().stream()
                .filter(round -> round.completedAt() == null)
                .max(Comparator.comparing(LiveRound::openedAt));
    }

    private static TableSetup wouldOpenWith(ResultSet row, Property property) throws SQLException {
        return new TableSetup(
                property.id(),
                property.jurisdiction(),
                property.timeZone(),
                property.gamingDayStart(),
                row.getString("game"),
                row.getString("pack_version"),
                row.getInt("terms_version"),
                terms(row.getString("terms")));
    }

    private static Terms terms(String json) {
        if (json == null) {
            return Terms.NONE;
        }
        return switch (StateJson.read(json, TermsDocument.class).read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(var refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }
}
