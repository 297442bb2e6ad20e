package io.baize.flow;

import io.baize.audit.store.AuditLog;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Closing;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.change.store.DueQueries;
import io.baize.publish.store.Command;
import io.baize.publish.store.CommandQueue;
import io.baize.table.store.StateJson;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * Moves what time moves: scheduled changes go to their tables, requests whose tables are done are closed, and those
 * that nobody finished expire. Each request is its own transaction under its own lock, so that several instances share
 * the work and a repeat finds nothing to do.
 */
@ApplicationScoped
public class DueChanges {

    private static final int TABLES_AT_ONCE = 500;
    private static final int REQUESTS_AT_ONCE = 100;
    private static final String FLOW = "flow";

    private final DueQueries due;
    private final ChangeStore requests;
    private final ChangeTables tables;
    private final CommandQueue commands;
    private final AuditLog log;
    private final InstantSource clock;

    DueChanges(
            DueQueries due,
            ChangeStore requests,
            ChangeTables tables,
            CommandQueue commands,
            AuditLog log,
            InstantSource clock) {
        this.due = due;
        this.requests = requests;
        this.tables = tables;
        this.commands = commands;
        this.log = log;
        this.clock = clock;
    }

    @Scheduled(every = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    public void move() {
        Instant now = clock.instant();
        each(due::toSend, now, this::sent);
        each(due::done, now, request -> closed(request, now));
        each(due::overtaken, now, request -> superseded(request, now));
        each(due::late, now, request -> expired(request, now));
    }

    private interface Next {
        Optional<String> at(Instant now);
    }

    private void each(Next next, Instant now, Function<ChangeRequest, Boolean> move) {
        boolean more = true;
        for (int count = 0; more && count < REQUESTS_AT_ONCE; count++) {
            more = QuarkusTransaction.requiringNew()
                    .call(() -> next.at(now).flatMap(requests::locked).map(move).orElse(false));
        }
    }

    private boolean sent(ChangeRequest request) {
        tables.send(request.id(), TABLES_AT_ONCE).forEach(table -> commands.add(command(request, table)));
        return true;
    }

    private static Command command(ChangeRequest request, String table) {
        String name = "change/" + request.id() + "/" + table;
        return new Command(
                UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)),
                table,
                "baize.command.change-activated.v1",
                StateJson.write(Map.of("request", request.id(), "by", request.requestedBy())));
    }

    private boolean closed(ChangeRequest request, Instant now) {
        return request.state() instanceof ChangeState.Scheduled scheduled
                && moved(
                        request,
                        scheduled.reached(scheduled.progress(), new Closing(FLOW, now, "no table took it")),
                        now);
    }

    private boolean superseded(ChangeRequest request, Instant now) {
        return request.state() instanceof ChangeState.Active active
                && moved(request, active.superseded(new Closing(FLOW, now, "all of it was changed again")), now);
    }

    private boolean expired(ChangeRequest request, Instant now) {
        Closing closing = new Closing(FLOW, now, "it was not scheduled by " + request.expires());
        return switch (request.state()) {
            case ChangeState.Drafted drafted -> moved(request, drafted.expired(closing), now);
            case ChangeState.Preparing preparing -> moved(request, preparing.expired(closing), now);
            case ChangeState.Scheduled _, ChangeState.Active _, ChangeState.Closed _ -> false;
        };
    }

    private boolean moved(ChangeRequest request, ChangeState next, Instant now) {
        if (next.equals(request.state())) {
            return false;
        }
        requests.move(request.in(next), FLOW, now);
        if (next instanceof ChangeState.Closed && !(next instanceof ChangeState.Superseded)) {
            tables.withdrawWaiting(request.id());
        }
        log.append(request.property(), now, FLOW, "change." + next.id(), "change/" + request.id(), detail(next));
        return true;
    }

    private static Object detail(ChangeState next) {
        return switch (next) {
            case ChangeState.Active active -> active.progress();
            case ChangeState.Closed closed -> closed.closing();
            case ChangeState.Open _ -> Map.of();
        };
    }
}
