package io.baize.flow;

import io.baize.audit.store.AuditLog;
import io.baize.ingest.CloudEvents;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * A floor with two partitions on which everything happened that a batch stores: rounds, a correction, a void, drops,
 * fills, a count, a meter that was fed, one that tables of both partitions share, and acts of people. Played through the flow itself, in batches of any size.
 */
public final class AuditedFloor {

    public static final String PEOPLE = "p-hall-0";
    public static final String FED_METER = "hall-0";
    public static final int TABLES = 4;

    private static final int PARTITIONS = 2;
    private static final String TOPIC = "baize.table-events";
    private static final String TERMS = """
            {"selections":{"trips-plus":"A","pocket-bonus":"B","progressive":"A"},
             "elections":{"progressive-contribution":"5000","progressive-seed":"600000"},
             "limits":{"ante":{"min":500,"max":50000,"increment":500}}}""";

    private final DataSource database;
    private final RuleBook rules = RuleBooks.shipped();
    private final CloudEvents reading = new CloudEvents();
    private final Random random = new Random(20261118);
    private final List<Felt> felts = new ArrayList<>();
    private final List<RandomRounds> dealers = new ArrayList<>();
    private final Map<Integer, PartitionFlow> flows = new HashMap<>();
    private final Map<Integer, List<Arrival>> waiting = new HashMap<>();

    public AuditedFloor(DataSource database, String kafka) throws SQLException {
        this.database = database;
        Flyway.configure(AuditedFloor.class.getClassLoader())
                .dataSource(database)
                .load()
                .migrate();
        for (int partition = 0; partition < PARTITIONS; partition++) {
            flows.put(partition, PartitionFlow.take(database, rules, reading, Instant::now, TOPIC, partition));
            waiting.put(partition, new ArrayList<>());
        }
        for (int table = 0; table < TABLES; table++) {
            Felt felt = Felt.configured("hall-" + table, "ny", TERMS, database, kafka);
            felts.add(felt);
            dealers.add(new RandomRounds(felt, table));
            arrive(felt, felt.open());
        }
        LinkedHouse house = new LinkedHouse(database, kafka).group("grand");
        for (int partition = 0; partition < PARTITIONS; partition++) {
            Felt felt = house.table(partition, "grand");
            felts.add(felt);
            arrive(felt, felt.open());
        }
    }

    /** So many random rounds a table, and among them what makes a night. */
    public void play(int rounds) throws SQLException {
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < TABLES; table++) {
                RandomRounds.Played played = dealers.get(table).next();
                arrive(felts.get(table), played.events().toArray(String[]::new));
            }
            takeSome();
        }
        takeAll();
    }

    /** The progressive wager, a correction, a void, money of every kind, an event that cannot be read, one that repeats. */
    public void happen() throws SQLException {
        Felt felt = felts.getFirst();
        arrive(felt, progressiveRound(felt, "n1"));
        arrive(felt, felt.round("n2").toArray(String[]::new));
        takeAll();
        arrive(felt, felt.event("terminal", "round.corrected", """
                {"round":"n1","by":"sam","reason":"camera","bets":[
                {"id":"n1-a","seat":1,"player":"ann","wager":"ante","amount":1000},
                {"id":"n1-o","seat":1,"player":"ann","wager":"odds","amount":1000},
                {"id":"n1-p","seat":1,"player":"ann","wager":"progressive","amount":100},
                {"id":"n1-r","seat":1,"player":"ann","wager":"raise","amount":3000,"street":"pre-flop"}],
                "cards":{"seats":{"1":"As Ad"},"dealer":"Kc Kd","community":"Kh 9s 2c 4d 3h"}}"""));
        arrive(
                felt,
                felt.event("terminal", "round.voided", "{\"round\":\"n2\",\"reason\":\"misdeal seen on camera\"}"));
        String drop = felt.event("terminal", "drop.cash", "{\"amount\":20000}");
        arrive(felt, drop, drop, "{not json");
        arrive(felt, felt.event("terminal", "inventory.counted", """
                {"kind":"checkpoint","count":{"chips":{"500":120,"2500":200},"dealer":"dana","supervisor":"sam"}}"""));
        arrive(felt, felt.event("cage", "fill.delivered", "{\"slip\":\"f-1\",\"amount\":500000}"));
        takeAll();
        for (Felt linked : felts.subList(TABLES, felts.size())) {
            arrive(linked, progressiveRound(linked, "l1"));
            takeAll();
        }
    }

    /** What people do, each in a transaction of its own. */
    public void act(String action, Object detail) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            AuditLog.append(connection, PEOPLE, Instant.now(), "sam", action, "hall-0", detail);
            connection.commit();
        }
    }

    public Felt felt(int table) {
        return felts.get(table);
    }

    private static String[] progressiveRound(Felt felt, String id) {
        return new String[] {
            felt.event("terminal", "round.opened", "{\"round\":\"" + id + "\"}"),
            felt.bet(id, "a", "ante", 1000, null),
            felt.bet(id, "o", "odds", 1000, null),
            felt.bet(id, "p", "progressive", 100, null),
            felt.event("terminal", "bets.closed", "{\"round\":\"" + id + "\"}"),
            felt.cards(id, "\"to\":\"seat\",\"seat\":1,\"cards\":\"As Ad\""),
            felt.cards(id, "\"to\":\"dealer\",\"cards\":\"7c 7d\""),
            felt.bet(id, "r", "raise", 3000, "pre-flop"),
            felt.cards(id, "\"to\":\"community\",\"cards\":\"Kh 9s 2c 4d 3h\""),
            felt.event("terminal", "round.completed", "{\"round\":\"" + id + "\"}")
        };
    }

    private void arrive(Felt felt, String... events) {
        int partition = felts.indexOf(felt) % PARTITIONS;
        for (String event : events) {
            List<Arrival> list = waiting.get(partition);
            long offset = flows.get(partition).nextOffset() + list.size();
            byte[] value = event.getBytes(StandardCharsets.UTF_8);
            list.add(new Arrival(partition, offset, felt.table, Map.of(), value, reading.read(Map.of(), value)));
        }
    }

    private void takeSome() throws SQLException {
        for (int partition = 0; partition < PARTITIONS; partition++) {
            take(partition, random.nextInt(waiting.get(partition).size() + 1));
        }
    }

    private void takeAll() throws SQLException {
        for (int partition = 0; partition < PARTITIONS; partition++) {
            take(partition, waiting.get(partition).size());
        }
    }

    private void take(int partition, int records) throws SQLException {
        if (records > 0) {
            List<Arrival> batch = waiting.get(partition).subList(0, records);
            flows.get(partition).take(List.copyOf(batch));
            batch.clear();
        }
    }
}
