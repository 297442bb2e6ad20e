package io.baize.change.store;

import io.baize.change.Delivery;
import io.baize.change.Delivery.Next;
import io.baize.change.NoticeDue;
import io.baize.change.Target;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.NoticeRule.Recipient;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * Messages on their way. A claim counts an attempt and keeps others away while it is made; an instance that stops in it
 * loses the message to another, under the same id.
 */
public final class Deliveries {

    /** Longer than any attempt takes. */
    static final Duration CLAIMED = Duration.ofMinutes(5);

    private static final String ADD = """
            insert into notice_delivery (id, request_id, recipient, kind, channel, target, next_at)
            values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing""";

    private static final String CLAIM = """
            update notice_delivery set attempt = attempt + 1, next_at = ? where id = (
                select id from notice_delivery where state = 'waiting' and next_at <= ?
                order by next_at, id limit 1 for update skip locked)
            returning *""";

    private static final String END = """
            update notice_delivery set state = ?, next_at = coalesce(?, next_at), sent_at = ?, evidence = ?, error = ?
            where id = ? and attempt = ? and state = 'waiting'""";

    private final Sql sql;

    private Deliveries(Sql sql) {
        this.sql = sql;
    }

    /** In the transaction of this connection. */
    public static Deliveries on(Connection connection) {
        return new Deliveries(Sql.on(connection));
    }

    /** The requests of these properties that are being prepared. */
    public List<String> preparing(Collection<String> properties) {
        return sql.list("""
                select id from change_request where state in ('submitted', 'ready') and property_id = any(?)
                order by submitted_at, id""", row -> row.getString("id"), properties);
    }

    /** What is there already is left as it is. */
    public void add(String request, NoticeDue message, Instant now) {
        sql.update(
                ADD,
                message.id(request),
                request,
                ChangeStore.id(message.recipient()),
                message.kind().id(),
                message.target().channel().id(),
                message.target().to(),
                now);
    }

    public Optional<Delivery> claim(Instant now) {
        return sql.first(CLAIM, Deliveries::delivery, now.plus(CLAIMED), now);
    }

    /** False where another instance has taken it up since. */
    public boolean end(Delivery delivery, Next next) {
        return switch (next) {
            case Next.Sent(Instant at, String evidence) -> end(delivery, "sent", null, at, evidence, null);
            case Next.Again(Instant at, String error) -> end(delivery, "waiting", at, null, null, error);
            case Next.GivenUp(String error) -> end(delivery, "given-up", null, null, null, error);
        };
    }

    /** It is no longer wanted. */
    public void drop(Delivery delivery) {
        end(delivery, "dropped", null, null, null, null);
    }

    private boolean end(Delivery one, String state, Instant nextAt, Instant sentAt, String evidence, String error) {
        return sql.update(END, state, nextAt, sentAt, evidence, error, one.id(), one.attempt()) == 1;
    }

    private static Delivery delivery(ResultSet row) throws SQLException {
        String channel = row.getString("channel");
        Target.Channel by = Arrays.stream(Target.Channel.values())
                .filter(one -> one.id().equals(channel))
                .findFirst()
                .orElseThrow();
        Recipient recipient = ChangeStore.recipient(row.getString("recipient"));
        NoticeDue.Kind kind = NoticeDue.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT));
        return new Delivery(
                row.getObject("id", UUID.class),
                row.getString("request_id"),
                new NoticeDue(recipient, kind, new Target(by, row.getString("target"))),
                row.getInt("attempt"));
    }
}
