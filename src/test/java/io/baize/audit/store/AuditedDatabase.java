package io.baize.audit.store;

import io.baize.audit.ChainReport;
import io.baize.audit.Progress;
import io.baize.audit.Scope;
import io.baize.audit.ToldHeads;
import io.baize.flow.AuditedFloor;
import io.baize.kernel.store.Sql;
import io.baize.publish.HeadsNow;
import io.baize.publish.KafkaHeads;
import io.baize.stack.BehindTheBack;
import io.baize.stack.Stack;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.postgresql.ds.PGSimpleDataSource;

/** A database and a Kafka of its own, on which an {@link AuditedFloor} has played and told its heads now and then. */
public final class AuditedDatabase {

    /** Heads were told at these sequences of the people's chain, which ends at the last. */
    static final List<Long> HEADS_OF_PEOPLE = List.of(2L, 4L, 6L);

    private static AuditedDatabase played;

    interface Work {
        void on(Connection connection) throws Exception;
    }

    private final Stack stack = Stack.start();
    private final PGSimpleDataSource database = new PGSimpleDataSource();
    private final Map<String, Object> kafka =
            Map.of("bootstrap.servers", stack.kafka().bootstrapServers());
    private final HeadsNow heads = new HeadsNow(database, kafka);
    private final AuditedFloor floor;

    private AuditedDatabase() throws SQLException, ExecutionException, InterruptedException {
        database.setUrl(stack.config().get("quarkus.datasource.jdbc.url"));
        database.setUser(stack.config().get("quarkus.datasource.username"));
        database.setPassword(stack.config().get("quarkus.datasource.password"));
        HeadsNow.createTopic(kafka);
        floor = new AuditedFloor(database, stack.kafka().bootstrapServers());
        floor.play(5);
        twoActs();
        floor.happen();
        twoActs();
        floor.play(3);
        twoActs();
    }

    /** One for all tests of this JVM, since none of them leaves a trace; it goes with the JVM. */
    public static synchronized AuditedDatabase played() throws Exception {
        if (played == null) {
            played = new AuditedDatabase();
            Runtime.getRuntime().addShutdownHook(new Thread(played.stack::close));
        }
        return played;
    }

    private void twoActs() throws SQLException {
        floor.act("terms.set", Map.of("after", Map.of("max", 50_000, "min", 500)));
        floor.act("pit.created", Map.of("id", "pit-2", "name", "Pït \"two\""));
        heads.tell();
    }

    AuditedFloor floor() {
        return floor;
    }

    HeadsNow heads() {
        return heads;
    }

    public PGSimpleDataSource source() {
        return database;
    }

    public Map<String, Object> kafka() {
        return kafka;
    }

    /** What the verification says of a database in which this was done; nothing of it stays. */
    List<ChainReport> after(Work work, Scope scope, boolean withHeads) throws Exception {
        try (Connection connection = database.getConnection();
                ToldHeads heads = withHeads ? new KafkaHeads(kafka) : null) {
            connection.setAutoCommit(false);
            work.on(connection);
            List<ChainReport> reports =
                    AuditVerification.verify(connection, Optional.ofNullable(heads), scope, Progress.UNHEARD);
            connection.rollback();
            return reports;
        }
    }

    List<ChainReport> after(String tampering) throws Exception {
        return after(connection -> BehindTheBack.update(connection, tampering), Scope.ALL, true);
    }

    public String ask(String question) {
        return new Sql(database).first(question, row -> row.getString(1)).orElseThrow();
    }

    long count(String table) {
        return Long.parseLong(ask("select count(*) from " + table));
    }
}
