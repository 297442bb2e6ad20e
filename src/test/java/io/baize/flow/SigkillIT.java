package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.audit.ChainReport;
import io.baize.audit.Progress;
import io.baize.audit.Scope;
import io.baize.kernel.Answer;
import io.baize.publish.AuditVerifications;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import io.baize.stack.Ports;
import io.baize.stack.ServiceProcess;
import io.baize.stack.Stack;
import io.baize.table.RoundOnPaper;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A power cut at random moments while a floor plays, again and again: the database must hold exactly the rounds that were
 * played, each bet as it settles on paper, a meter that two of the tables share must have been fed by each wager once, and
 * readers of committed records must have been told each thing once.
 */
class SigkillIT {

    private static final int KILLS = 22;
    private static final int TABLES = 8;
    private static final String LINKED = "jackpot";
    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Random random = new Random(20261118);
    private final AtomicBoolean playing = new AtomicBoolean(true);
    private final List<RandomRounds.Played> rounds = new ArrayList<>();
    private PGSimpleDataSource database;
    private String kafka;
    private LinkedHouse house;

    @Test
    void killingTheServiceAtRandomMomentsLosesAndDoublesNothing() throws Exception {
        try (Stack stack = Stack.start()) {
            // Given
            Map<String, String> config = new HashMap<>(stack.config());
            config.put("quarkus.oidc.tenant-enabled", "false");
            config.put("baize.flow.create-topics", "true");
            kafka = config.get("kafka.bootstrap.servers");
            database = new PGSimpleDataSource();
            database.setUrl(config.get("quarkus.datasource.jdbc.url"));
            database.setUser(config.get("quarkus.datasource.username"));
            database.setPassword(config.get("quarkus.datasource.password"));
            int port = Ports.free();
            ServiceProcess first = new ServiceProcess(port, config, Stack.log("sigkill")).awaitReady();
            List<RandomRounds> tables = tables();
            Thread floor = Thread.ofPlatform().start(() -> play(tables));

            // When
            ServiceProcess service = first;
            for (int kill = 1; kill <= KILLS; kill++) {
                awaitProgress();
                Thread.sleep(random.nextInt(700));
                service.kill();
                service = new ServiceProcess(port, config, Stack.log("sigkill"));
            }
            playing.set(false);
            floor.join();
            awaitAllTaken();
            awaitToldEverything();

            // Then
            everyBetIsAsOnPaper();
            totalsAreTheSumOfTheBets();
            theLinkedMeterWasFedByEachWagerOnce();
            everyRoundWasToldOnce();
            service.close();
            everyChainHolds();
        }
    }

    private List<RandomRounds> tables() throws SQLException {
        List<RandomRounds> tables = new ArrayList<>();
        for (int table = 0; table < TABLES; table++) {
            Felt felt = Felt.configured("kill-" + table, "ny", RandomRounds.TERMS, database, kafka);
            felt.send(felt.open());
            tables.add(new RandomRounds(felt, table));
        }
        house = new LinkedHouse(database, kafka).group(LINKED);
        for (int partition : List.of(0, 3)) {
            Felt felt = house.table(partition, LINKED, LinkedHouse.HARDLY_EVER_WON);
            felt.send(felt.open());
            tables.add(RandomRounds.linked(felt, partition, LinkedHouse.terms(LINKED, LinkedHouse.HARDLY_EVER_WON)));
        }
        return tables;
    }

    /** Plays on without pause, sending some events up to three times, as shoes do. */
    private void play(List<RandomRounds> tables) {
        Random dirt = new Random(7);
        Felt sender = new Felt("sender", database, kafka);
        while (playing.get()) {
            for (RandomRounds table : tables) {
                RandomRounds.Played played = table.next();
                rounds.add(played);
                for (String event : played.events()) {
                    int times = dirt.nextInt(5) == 0 ? 3 : 1;
                    for (int time = 0; time < times; time++) {
                        sender.sendAs(played.table(), event);
                    }
                }
            }
        }
    }

    private void awaitProgress() throws Exception {
        long before = number("select coalesce(sum(next_offset), 0) from partition_progress");
        await(() -> number("select coalesce(sum(next_offset), 0) from partition_progress") > before);
    }

    private void awaitAllTaken() throws Exception {
        try (KafkaConsumer<String, String> consumer = consumer()) {
            List<TopicPartition> partitions = partitions(consumer, "baize.table-events");
            long end = consumer.endOffsets(partitions).values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
            await(() -> number("select coalesce(sum(next_offset), 0) from partition_progress") == end);
        }
    }

    private void awaitToldEverything() throws Exception {
        await(() -> number("select count(*) from outbox") == 0);
    }

    private void everyBetIsAsOnPaper() throws SQLException {
        RuleBook rules = RuleBooks.shipped();
        Map<String, String> expected = new TreeMap<>();
        for (RandomRounds.Played played : rounds) {
            switch (RoundOnPaper.settle(rules, played.onPaper(), LocalDate.of(2026, 11, 2))) {
                case Answer.Given<SettlementDocument>(SettlementDocument settlement) ->
                    settlement
                            .bets()
                            .forEach(bet -> expected.put(
                                    played.table() + "/" + played.id() + "/" + bet.id(),
                                    bet.stake() + " " + bet.returned() + " " + bet.won()));
                case Answer.Refused<SettlementDocument>(var refusal) -> throw new AssertionError(refusal);
            }
        }
        Map<String, String> stored = new TreeMap<>();
        try (Connection connection = database.getConnection();
                ResultSet row = connection
                        .createStatement()
                        .executeQuery("select table_id, round_id, bet_id, stake, returned, won, revision from bet")) {
            while (row.next()) {
                String key = row.getString(1) + "/" + row.getString(2) + "/" + row.getString(3);
                String before = stored.put(key, row.getLong(4) + " " + row.getLong(5) + " " + row.getLong(6));
                assertThat(before).as("bet stored twice: " + key).isNull();
            }
        }
        assertThat(stored).isEqualTo(expected);
        assertThat(number("select count(*) from quarantine")).isZero();
        System.out.printf("killed %d times; %d rounds, %d bets are as played%n", KILLS, rounds.size(), expected.size());
    }

    private void totalsAreTheSumOfTheBets() throws SQLException {
        assertThat(number("select sum(win) from table_totals"))
                .isEqualTo(number("select sum(stake - returned - won + vigorish) from bet"))
                .isEqualTo(number("select -sum(amount) from posting where account like 'win/%'"));
        assertThat(number("select sum(rounds) from table_totals")).isEqualTo(rounds.size());
        assertThat(number("select sum(amount) from posting")).isZero();
    }

    private void theLinkedMeterWasFedByEachWagerOnce() throws Exception {
        long wagered = number("select sum(stake) from bet where wager = 'progressive'");
        long contributed = house.meter(LINKED, "totals", "contributed");
        assertThat(contributed)
                .isEqualTo(wagered * LinkedHouse.CONTRIBUTION / 10_000 + wagered * LinkedHouse.RESERVE / 10_000)
                .isPositive();
        String amount = String.valueOf(house.meter(LINKED, "amount"));
        await(() -> all("baize.meters").stream()
                .filter(record -> record.key().equals("/" + house.property + "/" + LINKED))
                .reduce((_, last) -> last)
                .filter(last -> last.value().contains("\"amount\":" + amount + "}"))
                .isPresent());
        System.out.printf("the linked meter took %d cents of %d wagered%n", contributed, wagered);
    }

    private void everyRoundWasToldOnce() throws Exception {
        Map<String, Integer> told = new TreeMap<>();
        for (ConsumerRecord<String, String> record : all("baize.settlements")) {
            JsonNode data = JSON.readTree(record.value()).get("data");
            told.merge(data.get("table").asText() + "/" + data.get("round").asText(), 1, Integer::sum);
        }
        Map<String, Integer> expected = new TreeMap<>();
        rounds.forEach(played -> expected.put(played.table() + "/" + played.id(), 1));
        assertThat(told).isEqualTo(expected);
        Map<String, Integer> ids = new TreeMap<>();
        for (ConsumerRecord<String, String> record : all("baize.decisions")) {
            ids.merge(JSON.readTree(record.value()).get("id").asText(), 1, Integer::sum);
        }
        assertThat(ids.values()).allMatch(times -> times == 1);
        assertThat(ids).hasSize((int) number("select count(*) from bet"));
    }

    /** With what the batches stored, and with the heads that every service told before it was killed. */
    private void everyChainHolds() {
        List<ChainReport> reports = new AuditVerifications(database, Map.of("bootstrap.servers", kafka))
                .verify(Scope.ALL, Progress.UNHEARD);
        assertThat(reports).allSatisfy(report -> assertThat(report.faults()).isEmpty());
        assertThat(reports.stream()
                        .mapToLong(report -> report.compared().getOrDefault("round", 0L))
                        .sum())
                .isEqualTo(rounds.size());
        assertThat(reports).anyMatch(report -> report.compared().getOrDefault("head", 0L) > 0);
    }

    private List<ConsumerRecord<String, String>> all(String topic) {
        List<ConsumerRecord<String, String>> records = new ArrayList<>();
        try (KafkaConsumer<String, String> consumer = consumer()) {
            List<TopicPartition> partitions = partitions(consumer, topic);
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> end = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < end.get(partition))) {
                consumer.poll(Duration.ofMillis(200)).forEach(records::add);
            }
        }
        return records;
    }

    private KafkaConsumer<String, String> consumer() {
        return new KafkaConsumer<>(
                Map.of("bootstrap.servers", kafka, "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
    }

    private static List<TopicPartition> partitions(KafkaConsumer<String, String> consumer, String topic) {
        return consumer.partitionsFor(topic).stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
    }

    private long number(String sql) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection(database.getUrl(), database.getUser(), database.getPassword());
                ResultSet row = connection.createStatement().executeQuery(sql)) {
            row.next();
            return row.getLong(1);
        }
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void await(Condition condition) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.holds()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it did not happen within " + PATIENCE.toSeconds() + " s");
            }
            Thread.sleep(20);
        }
    }
}
