package io.baize.publish.notice;

import io.baize.audit.store.AuditLog;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Delivery;
import io.baize.change.Delivery.Next;
import io.baize.change.Delivery.Outcome;
import io.baize.change.Notice;
import io.baize.change.NoticeDue.Kind;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.Deliveries;
import io.baize.kernel.Answer;
import java.sql.Connection;
import java.time.Instant;
import java.util.Map;
import org.jboss.logging.Logger;

/**
 * Writes what became of a message, in one transaction: its row, the audit, and of the first notice that arrives the
 * notice itself, from which lead times run and which the recipient acknowledges.
 */
record DeliveryRecord(Connection connection, Instant now) {

    private static final Logger LOG = Logger.getLogger(DeliveryRecord.class);
    private static final String BY = "baize";

    /** False where another instance has taken the message up since. */
    boolean write(Delivery delivery, Outcome outcome) {
        ChangeStore requests = ChangeStore.on(connection);
        ChangeRequest request = requests.locked(delivery.request()).orElseThrow();
        Next next = delivery.after(outcome, now);
        if (!Deliveries.on(connection).end(delivery, next)) {
            return false;
        }
        switch (next) {
            case Next.Sent(Instant _, String evidence) -> {
                told(requests, request, delivery, evidence);
                audit(request, delivery, "change.notice-delivered", "evidence", evidence);
            }
            case Next.Again(Instant at, String error) ->
                LOG.warnf("a notice failed and is sent again: delivery=%s at=%s error=%s", delivery.id(), at, error);
            case Next.GivenUp(String error) -> {
                LOG.errorf("a notice was given up: delivery=%s error=%s", delivery.id(), error);
                audit(request, delivery, "change.notice-given-up", "error", error);
            }
        }
        return true;
    }

    private void told(ChangeStore requests, ChangeRequest request, Delivery delivery, String evidence) {
        if (delivery.message().kind() != Kind.NOTICE || !(request.state() instanceof ChangeState.Preparing preparing)) {
            return;
        }
        String channel = delivery.message().target().channel().id();
        String where = delivery.message().target().to() + ", " + evidence;
        Notice notice = Notice.given(delivery.message().recipient(), channel, now, BY, where);
        if (preparing.told(notice) instanceof Answer.Given<ChangeState.Preparing>(ChangeState.Preparing told)) {
            requests.move(request.in(told), BY, now);
        }
    }

    private void audit(ChangeRequest request, Delivery delivery, String action, String name, String value) {
        Map<String, Object> detail = Map.of(
                "delivery",
                delivery.id().toString(),
                "recipient",
                Letter.words(delivery.message().recipient()),
                "kind",
                delivery.message().kind().id(),
                "channel",
                delivery.message().target().channel().id(),
                "to",
                delivery.message().target().to(),
                "attempt",
                delivery.attempt(),
                name,
                value);
        AuditLog.append(connection, request.property(), now, BY, action, "change/" + request.id(), detail);
    }
}
