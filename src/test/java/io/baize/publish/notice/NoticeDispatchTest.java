package io.baize.publish.notice;

import static io.baize.publish.notice.Asked.NOON;
import static io.baize.publish.notice.Asked.SECRET;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.change.ChangeRequest;
import io.baize.change.Delivery;
import io.baize.change.store.ChangeStore;
import io.baize.kernel.store.Sql;
import io.baize.stack.Ports;
import io.baize.stack.PostgresServer;
import io.smallrye.mutiny.Uni;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;

/** From a submitted request to what is stored, on a real PostgreSQL and with a receiver that answers as it is told. */
class NoticeDispatchTest {

    private static final PGSimpleDataSource DATABASE = new PGSimpleDataSource();
    private static final Sql SQL = new Sql(DATABASE);
    private static PostgresServer server;

    private final String property = "p" + UUID.randomUUID().toString().substring(0, 8);
    private final String request = UUID.randomUUID().toString();
    private Receiver receiver;
    private NoticeConfig config;
    private volatile Instant now = NOON;

    @BeforeAll
    static void migrate(@TempDir Path folder) {
        server = new PostgresServer(Ports.free(), folder.resolve("data"), folder.resolve("log"));
        DATABASE.setUrl(server.jdbcUrl());
        DATABASE.setUser(server.config().get("quarkus.datasource.username"));
        DATABASE.setPassword(server.config().get("quarkus.datasource.password"));
        Flyway.configure(NoticeDispatchTest.class.getClassLoader())
                .dataSource(DATABASE)
                .load()
                .migrate();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @BeforeEach
    void submitted() throws IOException, SQLException {
        receiver = new Receiver();
        String eyes = "baize.notices.properties." + property + ".surveillance.";
        config = Asked.config(Map.of(
                eyes + "webhooks.eyes.url",
                receiver.url("/eyes"),
                eyes + "webhooks.eyes.secret",
                SECRET,
                eyes + "webhooks.room.url",
                receiver.url("/room"),
                eyes + "webhooks.room.secret",
                SECRET,
                eyes + "escalation.webhooks.chief.url",
                receiver.url("/chief"),
                eyes + "escalation.webhooks.chief.secret",
                SECRET));
        SQL.update("insert into property values (?, 'Hall', 'ny', 'America/New_York', '06:00', 'USD')", property);
        ChangeRequest asked = Asked.request(property, request);
        try (Connection connection = DATABASE.getConnection()) {
            ChangeStore.on(connection).add(asked, null, null);
            ChangeStore.on(connection).move(asked, "mara", NOON);
        }
    }

    @AfterEach
    void stop() {
        receiver.close();
    }

    @Test
    void aNoticeThatArrivedIsTheNoticeOnceAndIsInTheAudit() throws SQLException {
        instance().run();
        instance().run();

        assertThat(rows()).containsOnly("notice sent 1 HTTP 204").hasSize(2);
        assertThat(receiver.posts).hasSize(2);
        assertThat(ask("select channel || ' ' || given_by || ' ' || evidence from change_notice where request_id = ?"))
                .singleElement()
                .asString()
                .startsWith("webhook baize http://localhost")
                .endsWith("HTTP 204");
        assertThat(ask("select action || ' ' || (detail->>'evidence') from audit where subject = 'change/' || ?"))
                .containsOnly("change.notice-delivered HTTP 204")
                .hasSize(2);
    }

    @Test
    void severalInstancesSendEachMessageOnce() throws Exception {
        try (var instances = Executors.newFixedThreadPool(4)) {
            List<Future<?>> running = new ArrayList<>();
            for (int count = 0; count < 4; count++) {
                NoticeDispatch one = instance();
                running.add(instances.submit(() -> {
                    one.run();
                    return null;
                }));
            }
            for (Future<?> one : running) {
                one.get();
            }
        }

        assertThat(receiver.posts).hasSize(2);
        assertThat(rows()).containsOnly("notice sent 1 HTTP 204").hasSize(2);
    }

    @Test
    void itIsRemindedOfAndEscalatedUntilSomebodyAcknowledges() throws SQLException {
        instance().run();
        now = NOON.plus(Duration.ofHours(4));
        instance().run();
        assertThat(rows()).filteredOn(row -> row.startsWith("reminder sent")).hasSize(2);

        SQL.update(
                "update change_notice set acknowledged_by = 'sid', acknowledged_at = now() where request_id = ?",
                request);
        now = NOON.plus(Duration.ofHours(24));
        instance().run();
        assertThat(rows()).noneMatch(row -> row.startsWith("escalation"));

        SQL.update("update change_notice set acknowledged_by = null where request_id = ?", request);
        instance().run();
        assertThat(rows()).filteredOn(row -> row.startsWith("escalation sent")).hasSize(1);
    }

    @Test
    void aReceiverThatFailsIsTriedAgainAndGivenUpAndNoNoticeIsThere() throws SQLException {
        receiver.status = 500;
        for (int attempt = 1; attempt <= Delivery.MOST_ATTEMPTS + 1; attempt++) {
            instance().run();
            now = now.plus(Duration.ofHours(1));
        }

        assertThat(rows()).containsOnly("notice given-up 7 HTTP 500");
        assertThat(receiver.posts).hasSize(2 * Delivery.MOST_ATTEMPTS);
        assertThat(ask("select recipient from change_notice where request_id = ?"))
                .isEmpty();
        assertThat(ask("select action from audit where subject = 'change/' || ?"))
                .containsOnly("change.notice-given-up")
                .hasSize(2);
    }

    @Test
    void whatAnInstanceLeftInTheMiddleGoesAgainUnderItsIdAndAWithdrawnOneDoesNot() throws SQLException {
        instance().run();
        SQL.update(
                "update notice_delivery set state = 'waiting', next_at = ? where request_id = ? and target like '%/eyes'",
                now.plusSeconds(60), request);
        instance().run();
        assertThat(receiver.posts).hasSize(2);
        now = now.plusSeconds(60);
        instance().run();
        assertThat(receiver.posts).hasSize(3);
        assertThat(receiver.posts.stream().map(post -> post.headers().getFirst("Baize-Delivery")))
                .hasSize(3)
                .matches(ids -> ids.stream().distinct().count() == 2);

        SQL.update("update notice_delivery set state = 'waiting' where request_id = ?", request);
        SQL.update("update change_request set state = 'withdrawn' where id = ?", request);
        now = now.plus(Duration.ofHours(1));
        instance().run();
        assertThat(receiver.posts).hasSize(3);
        assertThat(ask("select state from notice_delivery where request_id = ?"))
                .containsOnly("dropped");
    }

    private NoticeDispatch instance() {
        NoticeReach reach = new NoticeReach(config);
        MailCourier noMail =
                new MailCourier(mails -> Uni.createFrom().failure(new IllegalStateException("no mail here")), config);
        Couriers couriers = new Couriers(noMail, new WebhookCourier(reach, config, () -> now), config);
        return new NoticeDispatch(DATABASE, reach, couriers, () -> now);
    }

    private List<String> rows() {
        return ask("select concat_ws(' ', kind, state, attempt, coalesce(evidence, error)) from notice_delivery "
                + "where request_id = ?");
    }

    private List<String> ask(String question) {
        return SQL.list(question, row -> row.getString(1), request);
    }
}
