package io.baize.ledger.slip.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.ledger.slip.Finding;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException.Answered;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Keeps slips, in the transaction of the calling thread. */
@ApplicationScoped
public class SlipStore {

    private static final String PRINT = """
            insert into slip_print (property_id, number, copy, printed_by, at)
            select ?, ?, count(*) + 1, ?, ? from slip_print where property_id = ? and number = ? returning copy""";

    private static final String ANSWER = """
            update slip_exception set answered_by = ?, answered_at = ?, answer = ?
            where id = ? and answered_by is null""";

    /** A disputed slip has one open dispute, which what became of the slip answers. */
    private static final String ANSWER_DISPUTE = """
            update slip_exception set answered_by = ?, answered_at = ?, answer = ?
            where property_id = ? and slip = ? and answered_by is null
              and code in ('slip-cage-count-differs', 'slip-table-count-differs')""";

    private final AgroalDataSource database;
    private final Sql sql;

    SlipStore(AgroalDataSource database) {
        this.database = database;
        this.sql = new Sql(database);
    }

    /** The number given last, held until the transaction ends: nobody else numbers a slip of the property meanwhile. */
    public long lastNumberHeld(String property) {
        sql.update("insert into slip_counter (property_id) values (?) on conflict do nothing", property);
        return sql.first(
                        "select last from slip_counter where property_id = ? for update",
                        row -> row.getLong("last"),
                        property)
                .orElseThrow();
    }

    /** Stores a slip under the next number, which its property's counter reaches with it. */
    public void add(Slip slip) {
        sql.update(
                "update slip_counter set last = ? where property_id = ?",
                slip.order().number(),
                slip.order().property());
        with(connection -> {
            SlipRows.add(connection, slip);
            return slip;
        });
    }

    public Optional<Slip> byReference(String property, String reference) {
        return sql.first(
                        "select number from slip where property_id = ? and reference = ?",
                        row -> row.getLong("number"),
                        property,
                        reference)
                .flatMap(number -> find(property, number));
    }

    public Optional<Slip> find(String property, long number) {
        return with(connection -> SlipRows.find(connection, property, number));
    }

    public Optional<Slip> locked(String property, long number) {
        return with(connection -> SlipRows.locked(connection, property, number));
    }

    public void advance(Slip before, Slip after) {
        with(connection -> {
            SlipRows.advance(connection, before, after);
            return after;
        });
    }

    /** The slip is locked, so that no two copies get one number. */
    public int print(Slip slip, String by, Instant at) {
        String property = slip.order().property();
        long number = slip.order().number();
        return sql.first(PRINT, row -> row.getInt("copy"), property, number, by, at, property, number)
                .orElseThrow();
    }

    public void raise(Slip slip, Finding finding, Instant at) {
        with(connection -> {
            SlipRows.raise(
                    connection,
                    slip.order().property(),
                    slip.order().id(),
                    slip.order().table(),
                    finding,
                    at,
                    null,
                    null);
            return slip;
        });
    }

    public boolean answer(long exception, Answered answered) {
        return sql.update(ANSWER, answered.by(), answered.at(), answered.reason(), exception) == 1;
    }

    public void answerDispute(Slip slip, Answered answered) {
        sql.update(
                ANSWER_DISPUTE,
                answered.by(),
                answered.at(),
                answered.reason(),
                slip.order().property(),
                slip.order().id());
    }

    private <T> T with(Function<Connection, T> work) {
        try (Connection connection = database.getConnection()) {
            return work.apply(connection);
        } catch (SQLException e) {
            throw new IllegalStateException("the slip could not be stored", e);
        }
    }
}
