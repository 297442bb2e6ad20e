package io.baize.flow;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A table in a test: configured by SQL, played by sending events, asked by SQL. */
public final class Felt {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    public final String table;
    private final DataSource database;
    private final KafkaProducer<String, String> producer;
    private final Map<String, Long> counts = new HashMap<>();
    private Instant time = Instant.parse("2026-11-02T20:00:00Z");

    public Felt(String table, DataSource database, String kafka) {
        this.table = table;
        this.database = database;
        this.producer =
                new KafkaProducer<>(Map.of("bootstrap.servers", kafka), new StringSerializer(), new StringSerializer());
    }

    static Felt configured(String table, String jurisdiction, String terms, DataSource database, String kafka)
            throws SQLException {
        Felt felt = new Felt(table, database, kafka);
        String property = "p-" + table;
        felt.sql(
                "insert into property values (?, ?, ?, 'America/New_York', '06:00', 'USD')",
                property,
                property,
                jurisdiction);
        felt.sql("insert into pit values (?, 'main', 'Main pit')", property);
        felt.sql("insert into adoption values (?, 'heads-up-holdem', '2026.1', '2022-01-01')", property);
        felt.sql(
                "insert into gaming_table (id, property_id, pit_id, name, game) values (?, ?, 'main', ?, 'heads-up-holdem')",
                table,
                property,
                table);
        felt.sql("insert into table_terms values (?, 1, ?::jsonb, 'test', now())", table, terms);
        return felt;
    }

    /** The next event of a source; returns the record so that it can be sent again. */
    public String event(String source, String type, String data) {
        return event(source, counts.merge(source, 1L, Long::sum), type, data);
    }

    /** An event that the source counts but that is not sent yet. */
    String event(String source, long sequence, String type, String data) {
        time = time.plusSeconds(1);
        return """
                {"specversion":"1.0","id":"%s-%s-%d","source":"/%s/%s","type":"baize.%s.v1","subject":"%s","time":"%s",\
                "sequence":"%d","datacontenttype":"application/json","data":%s}""".formatted(table, source, sequence, source, table, type, table, time, sequence, data);
    }

    void command(String id, String type, String data) {
        send("""
                {"specversion":"1.0","id":"%s","source":"/baize/api","type":"baize.command.%s.v1","subject":"%s",\
                "time":"%s","data":%s}""".formatted(id, type, table, time, data));
    }

    public void send(String... events) {
        for (String event : events) {
            sendAs(table, event);
        }
    }

    void sendAs(String key, String value) {
        try {
            producer.send(new ProducerRecord<>("baize.table-events", key, value))
                    .get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A plain round: seat 1 raises three times with aces against the dealer's sevens, and wins. */
    public List<String> round(String id) {
        return round(id, () -> {});
    }

    List<String> round(String id, Runnable beforeTheDeal) {
        List<String> events = new ArrayList<>();
        events.add(event("terminal", "round.opened", "{\"round\":\"" + id + "\"}"));
        events.add(bet(id, "a", "ante", 1000, null));
        events.add(bet(id, "o", "odds", 1000, null));
        events.add(event("terminal", "bets.closed", "{\"round\":\"" + id + "\"}"));
        beforeTheDeal.run();
        events.add(cards(id, "\"to\":\"seat\",\"seat\":1,\"cards\":\"As Ad\""));
        events.add(cards(id, "\"to\":\"dealer\",\"cards\":\"7c 7d\""));
        events.add(bet(id, "r", "raise", 3000, "pre-flop"));
        events.add(cards(id, "\"to\":\"community\",\"cards\":\"Kh 9s 2c\""));
        events.add(cards(id, "\"to\":\"community\",\"cards\":\"4d 3h\""));
        events.add(event("terminal", "round.completed", "{\"round\":\"" + id + "\"}"));
        return events;
    }

    String bet(String round, String name, String wager, long amount, String street) {
        String on = street == null ? "" : ",\"street\":\"" + street + "\"";
        return event("terminal", "bet.placed", """
                {"round":"%s","bet":"%s-%s","seat":1,"player":"ann","wager":"%s","amount":%d%s}""".formatted(round, round, name, wager, amount, on));
    }

    String cards(String round, String where) {
        return event("shoe", "cards.dealt", "{\"round\":\"" + round + "\"," + where + "}");
    }

    public String open() {
        return event("terminal", "table.opened", "{\"dealer\":\"dana\"}");
    }

    void sql(String sql, Object... values) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = statement(connection, sql, values)) {
            statement.execute();
        }
    }

    public String ask(String sql, Object... values) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = statement(connection, sql, values);
                ResultSet row = statement.executeQuery()) {
            return row.next() ? row.getString(1) : null;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until the question is answered so, or says what it was answered instead. */
    public void until(String expected, String sql, Object... values) {
        Instant end = Instant.now().plus(PATIENCE);
        String answer = ask(sql, values);
        while (!expected.equals(answer)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("expected " + expected + " but was " + answer + " for " + sql);
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
            answer = ask(sql, values);
        }
    }

    private static PreparedStatement statement(Connection connection, String sql, Object... values)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int index = 0; index < values.length; index++) {
            statement.setObject(index + 1, values[index]);
        }
        return statement;
    }
}
