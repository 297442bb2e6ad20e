package io.baize.table.store;

import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.Floor;
import io.baize.table.TableSetup;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Optional;

/** Answers a table's questions from the database, within the batch's own transaction. */
public record StoredFloor(Connection connection) implements Floor {

    /** The row lock keeps a last-moment change of configuration and the first opening apart. */
    private static final String SETUP = """
            select p.id, p.jurisdiction, p.time_zone, p.gaming_day_start, t.game,
                   (select a.pack_version from adoption a where a.property_id = p.id and a.game = t.game
                     and a.effective_from <= (now() at time zone p.time_zone)::date
                     order by a.effective_from desc limit 1) as pack_version,
                   coalesce((select max(version) from table_terms where table_id = t.id), 0) as terms_version,
                   (select terms from table_terms where table_id = t.id order by version desc limit 1) as terms
            from gaming_table t join property p on p.id = t.property_id
            where t.id = ? for update of t""";

    private static final String ROUND = """
            select gaming_day, revision, opened_at, completed_at, terms_version, facts, settlement
            from round where table_id = ? and round_id = ? and status <> 'reversed'
            order by revision desc limit 1""";

    @Override
    public Optional<TableSetup> setup(String table) {
        try (PreparedStatement query = connection.prepareStatement(SETUP)) {
            query.setString(1, table);
            ResultSet row = query.executeQuery();
            return row.next() ? Optional.of(setup(row)) : Optional.empty();
        } catch (SQLException e) {
            throw new IllegalStateException("the setup of " + table + " cannot be read", e);
        }
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String table, String round) {
        try (PreparedStatement query = connection.prepareStatement(ROUND)) {
            query.setString(1, table);
            query.setString(2, round);
            ResultSet row = query.executeQuery();
            return row.next() ? Optional.of(settled(round, row)) : Optional.empty();
        } catch (SQLException e) {
            throw new IllegalStateException("round " + round + " of " + table + " cannot be read", e);
        }
    }

    private static TableSetup setup(ResultSet row) throws SQLException {
        return new TableSetup(
                row.getString("id"),
                Jurisdiction.find(row.getString("jurisdiction")).orElseThrow(),
                ZoneId.of(row.getString("time_zone")),
                row.getObject("gaming_day_start", LocalTime.class),
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

    private static Effect.SettledRound settled(String round, ResultSet row) throws SQLException {
        return new Effect.SettledRound(
                round,
                row.getInt("revision"),
                row.getObject("gaming_day", LocalDate.class),
                row.getObject("opened_at", OffsetDateTime.class).toInstant(),
                row.getObject("completed_at", OffsetDateTime.class).toInstant(),
                row.getInt("terms_version"),
                StateJson.read(row.getString("facts"), RoundDocument.class),
                StateJson.read(row.getString("settlement"), SettlementDocument.class));
    }
}
