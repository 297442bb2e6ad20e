package io.baize.publish.notice;

import io.baize.change.ChangeRequest;
import io.baize.change.Delivery;
import io.baize.change.Delivery.Outcome;
import io.baize.change.NoticePlan;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.Deliveries;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Plans the messages that are due and sends those that wait. A message is claimed in one transaction, sent in none, and
 * what came of it is recorded in another: several instances share the work, and one that stops in between makes a
 * message go twice, under one id, rather than never.
 */
@ApplicationScoped
public class NoticeDispatch {

    private static final int AT_ONCE = 50;

    private final DataSource database;
    private final NoticeReach reach;
    private final Couriers couriers;
    private final InstantSource clock;

    NoticeDispatch(DataSource database, NoticeReach reach, Couriers couriers, InstantSource clock) {
        this.database = database;
        this.reach = reach;
        this.couriers = couriers;
        this.clock = clock;
    }

    @Scheduled(every = "10s", delayed = "10s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    public void run() throws SQLException {
        if (reach.properties().isEmpty()) {
            return;
        }
        List<String> preparing = inOne(connection -> Deliveries.on(connection).preparing(reach.properties()));
        for (String request : preparing) {
            plan(request);
        }
        boolean more = true;
        for (int count = 0; more && count < AT_ONCE; count++) {
            more = deliverNext();
        }
    }

    private void plan(String id) throws SQLException {
        inOne(connection -> {
            Instant now = clock.instant();
            ChangeRequest request = ChangeStore.on(connection).find(id).orElseThrow();
            Deliveries deliveries = Deliveries.on(connection);
            NoticePlan plan = reach.plan(request.property());
            plan.due(request.state(), now).forEach(message -> deliveries.add(id, message, now));
            return id;
        });
    }

    private record Claimed(Delivery delivery, ChangeRequest request, boolean wanted) {}

    private boolean deliverNext() throws SQLException {
        Optional<Claimed> claimed = inOne(this::claim);
        if (claimed.isPresent() && claimed.get().wanted()) {
            Delivery delivery = claimed.get().delivery();
            Outcome outcome = attempt(delivery, claimed.get().request());
            inOne(connection -> new DeliveryRecord(connection, clock.instant()).write(delivery, outcome));
        }
        return claimed.isPresent();
    }

    /** An instance that was started with another configuration may know the target: the message waits for it. */
    private Outcome attempt(Delivery delivery, ChangeRequest request) {
        if (delivery.isSpent()) {
            return new Outcome.Failed("the instance that made the last attempt stopped in it");
        }
        return reach.plan(request.property()).reaches(delivery.message())
                ? couriers.deliver(delivery, request)
                : new Outcome.Failed("its target is not configured");
    }

    private Optional<Claimed> claim(Connection connection) {
        Deliveries deliveries = Deliveries.on(connection);
        Optional<Claimed> claimed = deliveries.claim(clock.instant()).map(delivery -> {
            ChangeRequest request =
                    ChangeStore.on(connection).find(delivery.request()).orElseThrow();
            return new Claimed(delivery, request, NoticePlan.wants(request.state(), delivery.message()));
        });
        claimed.filter(one -> !one.wanted()).ifPresent(one -> deliveries.drop(one.delivery()));
        return claimed;
    }

    private interface Work<T> {
        T on(Connection connection);
    }

    private <T> T inOne(Work<T> work) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                T done = work.on(connection);
                connection.commit();
                return done;
            } catch (RuntimeException e) {
                connection.rollback();
                throw e;
            }
        }
    }
}
