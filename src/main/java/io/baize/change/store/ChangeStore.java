package io.baize.change.store;

import io.agroal.api.AgroalDataSource;
import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Closing;
import io.baize.change.Notice;
import io.baize.change.Progress;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.table.store.StateJson;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Requests with their notices and approvals. */
@ApplicationScoped
public class ChangeStore {

    private static final String REQUEST = """
            select id, property_id, number, state, why, scope, wanted, effective_at, suspension, rolls_back,
                requested_by, requested_at, expires_at, demands, submitted_by, scheduled_at, closed_by, closed_at,
                closing_reason
            from change_request
            """;

    private static final String ADD = """
            insert into change_request (id, property_id, number, state, why, scope, wanted, effective_at,
                suspension, rolls_back, requested_by, requested_at, expires_at, demands, scheduled_at,
                idempotency_key, content_hash)
            values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)""";

    private static final String MOVE = """
            update change_request set state = ?, submitted_by = coalesce(submitted_by, ?),
                submitted_at = coalesce(submitted_at, ?), scheduled_at = coalesce(?, scheduled_at), closed_by = ?,
                closed_at = ?, closing_reason = ?
            where id = ?""";

    private static final String TELL = """
            insert into change_notice as n (request_id, recipient, channel, given_at, given_by, evidence,
                acknowledged_by, acknowledged_at) values (?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (request_id, recipient) do update set
                acknowledged_by = coalesce(n.acknowledged_by, excluded.acknowledged_by),
                acknowledged_at = coalesce(n.acknowledged_at, excluded.acknowledged_at)""";

    private static final String APPROVE = """
            insert into change_approval (request_id, kind, approved_by, approved_at, evidence) values (?, ?, ?, ?, ?)
            on conflict (request_id, kind) do nothing""";

    private static final String PAGE = REQUEST + """
            where property_id = any(?) and (?::text is null or state = ?)
              and (?::text is null or exists (
                  select 1 from change_table t where t.request_id = change_request.id and t.table_id = ?))
              and (requested_at, id) < (?, ?)
            order by requested_at desc, id desc limit ?""";

    private static final String PROGRESS = """
            select count(*) filter (where status in ('waiting', 'sent')) as waiting,
                count(*) filter (where status = 'active') as active,
                count(*) filter (where status = 'refused') as refused,
                count(*) filter (where status = 'withdrawn') as withdrawn
            from change_table where request_id = ?""";

    private final Sql sql;

    @Inject
    ChangeStore(AgroalDataSource database) {
        this(new Sql(database));
    }

    private ChangeStore(Sql sql) {
        this.sql = sql;
    }

    /** In the transaction of this connection. */
    public static ChangeStore on(Connection connection) {
        return new ChangeStore(Sql.on(connection));
    }

    /** Until the transaction ends, no other request of the property is added or submitted. */
    public void lock(String property) {
        String chain = "baize changes " + property;
        sql.list("select pg_advisory_xact_lock(hashtextextended(?, 0))", row -> chain, chain);
    }

    public int nextNumber(String property) {
        return sql.first(
                        "select coalesce(max(number), 0) + 1 as next from change_request where property_id = ?",
                        row -> row.getInt("next"),
                        property)
                .orElseThrow();
    }

    public void add(ChangeRequest request, String idempotencyKey, byte[] contentHash) {
        sql.update(
                ADD,
                request.id(),
                request.property(),
                request.number(),
                request.state().id(),
                request.why(),
                StateJson.write(request.scope()),
                StateJson.write(request.wanted()),
                request.effective(),
                request.suspension(),
                request.rollsBack(),
                request.requestedBy(),
                request.requestedAt(),
                request.expires(),
                StateJson.write(request.state().dossier().demands()),
                scheduledAt(request.state()),
                idempotencyKey,
                contentHash);
    }

    /** The request of this person under this key, with the hash of what it asked. */
    public Optional<Repeat> repeat(String property, String person, String idempotencyKey) {
        return sql.first(
                "select id, content_hash from change_request where property_id = ? and requested_by = ? "
                        + "and idempotency_key = ?",
                row -> new Repeat(row.getString("id"), row.getBytes("content_hash")),
                property,
                person,
                idempotencyKey);
    }

    /** An earlier creation under the same key. */
    public record Repeat(String id, byte[] contentHash) {}

    public Optional<ChangeRequest> find(String id) {
        return sql.first(REQUEST + "where id = ?", RequestRow::read, id).map(this::joined);
    }

    /** Held until the transaction ends; nobody else moves it meanwhile, and no table takes it. */
    public Optional<ChangeRequest> locked(String id) {
        return sql.first(REQUEST + "where id = ? for update", RequestRow::read, id)
                .map(this::joined);
    }

    /** Held until the transaction ends as it is; several tables may take it at once. */
    public Optional<ChangeRequest> shared(String id) {
        return sql.first(REQUEST + "where id = ? for share", RequestRow::read, id)
                .map(this::joined);
    }

    /** Newest first; a null narrows nothing. */
    public List<ChangeRequest> page(
            Collection<String> properties, String state, String table, Instant before, String beforeId, int limit) {
        return sql
                .list(PAGE, RequestRow::read, properties, state, state, table, table, before, beforeId, limit)
                .stream()
                .map(this::joined)
                .toList();
    }

    /** Writes where it stands now, with the notices and approvals that have come. */
    public void move(ChangeRequest request, String by, Instant at) {
        ChangeState state = request.state();
        Closing closing = state instanceof ChangeState.Closed closed ? closed.closing() : new Closing(null, null, null);
        boolean submitted = !(state instanceof ChangeState.Drafted) && !(state instanceof ChangeState.Closed);
        sql.update(
                MOVE,
                state.id(),
                submitted ? by : null,
                submitted ? at : null,
                scheduledAt(state),
                closing.by(),
                closing.at(),
                closing.reason(),
                request.id());
        state.dossier().notices().forEach(notice -> tell(request.id(), notice));
        state.dossier().approvals().forEach(approval -> approve(request.id(), approval));
    }

    private void tell(String id, Notice notice) {
        Notice.Acknowledgement known = notice.acknowledgement();
        sql.update(
                TELL,
                id,
                id(notice.recipient()),
                notice.channel(),
                notice.at(),
                notice.by(),
                notice.evidence(),
                known == null ? null : known.by(),
                known == null ? null : known.at());
    }

    private void approve(String id, Approval approval) {
        sql.update(APPROVE, id, approval.as().id(), approval.by(), approval.at(), approval.evidence());
    }

    private ChangeRequest joined(RequestRow row) {
        String id = row.asked().id();
        List<Notice> notices =
                sql.list("select * from change_notice where request_id = ? order by given_at", ChangeStore::notice, id);
        List<Approval> approvals = sql.list(
                "select * from change_approval where request_id = ? order by approved_at", ChangeStore::approval, id);
        Progress progress = sql.first(PROGRESS, ChangeStore::progress, id).orElseThrow();
        return row.with(notices, approvals, progress);
    }

    private static Instant scheduledAt(ChangeState state) {
        return state instanceof ChangeState.Scheduled scheduled ? scheduled.at() : null;
    }

    private static Notice notice(ResultSet row) throws SQLException {
        String by = row.getString("acknowledged_by");
        return new Notice(
                recipient(row.getString("recipient")),
                row.getString("channel"),
                Sql.instant(row, "given_at"),
                row.getString("given_by"),
                row.getString("evidence"),
                by == null ? null : new Notice.Acknowledgement(by, Sql.instant(row, "acknowledged_at")));
    }

    private static Approval approval(ResultSet row) throws SQLException {
        return new Approval(
                Approval.As.valueOf(constant(row.getString("kind"))),
                row.getString("approved_by"),
                Sql.instant(row, "approved_at"),
                row.getString("evidence"));
    }

    private static Progress progress(ResultSet row) throws SQLException {
        return new Progress(
                row.getInt("waiting"), row.getInt("active"), row.getInt("refused"), row.getInt("withdrawn"));
    }

    static String id(Recipient recipient) {
        return recipient.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Recipient recipient(String id) {
        return Recipient.valueOf(constant(id));
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
