package io.baize.change.store;

import io.agroal.api.AgroalDataSource;
import io.baize.change.Item;
import io.baize.change.TableChange;
import io.baize.change.TableChange.Place;
import io.baize.change.TableChange.Status;
import io.baize.change.Touch;
import io.baize.kernel.store.Sql;
import io.baize.table.store.StateJson;
import io.baize.terms.TermsDocument;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What each request changes at each table, and how far it has come there. */
@ApplicationScoped
public class ChangeTables {

    private static final String OF = """
            select request_id, table_id, game, before_version, before, after, touches, edge_before, edge_after, status,
                version, refusal, partition, event_offset, event_at, server_at,
                (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                            'path', path, 'before', before, 'after', after)) order by path)
                 from change_item i where i.request_id = t.request_id and i.table_id = t.table_id) as items
            from change_table t
            """;

    private static final String ADD = """
            insert into change_table (request_id, table_id, game, before_version, before, after, touches, status)
            values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?)""";

    private static final String ADD_ITEM = """
            insert into change_item (request_id, table_id, path, before, after)
            values (?, ?, ?, ?::jsonb, ?::jsonb)""";

    private static final String CONFLICT = """
            select request_id, table_id, path from change_item
            where open and table_id = any(?) and path = any(?) and request_id <> ?
            order by table_id, path limit 1""";

    private static final String ACTIVATE = """
            update change_table set status = 'active', version = ?, partition = ?, event_offset = ?, event_at = ?,
                server_at = ? where request_id = ? and table_id = ?""";

    private static final String REFUSE = """
            update change_table set status = 'refused', refusal = ?, partition = ?, event_offset = ?, event_at = ?,
                server_at = ? where request_id = ? and table_id = ? and status in ('waiting', 'sent')""";

    private static final String SUPERSEDE = """
            update change_item set superseded_by = ? where table_id = ? and path = any(?) and request_id <> ?
              and superseded_by is null and exists (select 1 from change_table t where t.request_id =
                  change_item.request_id and t.table_id = change_item.table_id and t.status = 'active')""";

    private final Sql sql;

    @Inject
    ChangeTables(AgroalDataSource database) {
        this(new Sql(database));
    }

    private ChangeTables(Sql sql) {
        this.sql = sql;
    }

    /** In the transaction of this connection. */
    public static ChangeTables on(Connection connection) {
        return new ChangeTables(Sql.on(connection));
    }

    /** Another open request that touches the same value of the same table. */
    public record Conflict(String request, String table, String path) {}

    public void add(String request, TableChange change) {
        sql.update(
                ADD,
                request,
                change.table(),
                change.game(),
                change.beforeVersion(),
                StateJson.write(change.before()),
                StateJson.write(change.after()),
                StateJson.write(change.touches()),
                change.status().id());
        change.items()
                .forEach(item -> sql.update(
                        ADD_ITEM, request, change.table(), item.path(), json(item.before()), json(item.after())));
    }

    public List<TableChange> of(String request) {
        return sql.list(OF + "where request_id = ? order by table_id", ChangeTables::change, request);
    }

    public List<String> tables(String request) {
        return sql.list(
                "select table_id from change_table where request_id = ?", row -> row.getString("table_id"), request);
    }

    public Optional<TableChange> of(String request, String table) {
        return sql.first(OF + "where request_id = ? and table_id = ?", ChangeTables::change, request, table);
    }

    public Optional<TableChange> locked(String request, String table) {
        return sql.first(OF + "where request_id = ? and table_id = ? for update", ChangeTables::change, request, table);
    }

    public Optional<Conflict> conflict(Collection<String> tables, Collection<String> paths, String except) {
        return sql.first(
                CONFLICT,
                row -> new Conflict(row.getString("request_id"), row.getString("table_id"), row.getString("path")),
                tables,
                paths,
                except);
    }

    /** From now on no other request may touch the same values. */
    public void open(String request) {
        sql.update("update change_item set open = true where request_id = ?", request);
    }

    public void closed(String request) {
        sql.update("update change_item set open = false where request_id = ? and open", request);
    }

    public void withdrawWaiting(String request) {
        sql.update(
                "update change_table set status = 'withdrawn' where request_id = ? and status in ('waiting', 'sent')",
                request);
        closed(request);
    }

    /** The tables that its command has not been sent to yet; it counts as sent from now on. */
    public List<String> send(String request, int limit) {
        return sql.list("""
                update change_table set status = 'sent' where request_id = ? and status = 'waiting' and table_id in (
                    select table_id from change_table where request_id = ? and status = 'waiting'
                    order by table_id limit ?)
                returning table_id""", row -> row.getString(1), request, request, limit);
    }

    /** It took effect there; what earlier requests had set in the same places is theirs no longer. */
    public void activated(String request, String table, int version, Collection<String> paths, Place place) {
        sql.update(
                ACTIVATE,
                version,
                place.partition(),
                place.offset(),
                place.eventAt(),
                place.serverAt(),
                request,
                table);
        sql.update("update change_item set open = false where request_id = ? and table_id = ?", request, table);
        sql.update(SUPERSEDE, request, table, paths, request);
    }

    public void refused(String request, String table, String refusal, Place place) {
        sql.update(
                REFUSE, refusal, place.partition(), place.offset(), place.eventAt(), place.serverAt(), request, table);
        sql.update("update change_item set open = false where request_id = ? and table_id = ?", request, table);
    }

    private static TableChange change(ResultSet row) throws SQLException {
        int version = row.getInt("version");
        Integer since = row.wasNull() ? null : version;
        String items = row.getString("items");
        return new TableChange(
                row.getString("table_id"),
                row.getString("game"),
                row.getInt("before_version"),
                StateJson.read(row.getString("before"), TermsDocument.class),
                StateJson.read(row.getString("after"), TermsDocument.class),
                items == null ? List.of() : List.of(StateJson.read(items, Item[].class)),
                Set.of(StateJson.read(row.getString("touches"), Touch[].class)),
                row.getString("edge_before"),
                row.getString("edge_after"),
                Status.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
                since,
                row.getString("refusal"),
                row.getTimestamp("server_at") == null
                        ? null
                        : new Place(
                                row.getInt("partition"),
                                row.getLong("event_offset"),
                                Sql.instant(row, "event_at"),
                                Sql.instant(row, "server_at")));
    }

    private static String json(Object value) {
        return value == null ? null : StateJson.write(value);
    }
}
