package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Answer;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.stack.RealParts;
import io.baize.table.RoundOnPaper;
import io.baize.table.store.StateJson;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables on different partitions, one meter, through real Kafka and PostgreSQL. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class LinkedMeterFlowTest {

    private static final String GROUP = "jackpot";
    private static final int ROUNDS = 60;
    private static final String SETTLED = "select count(*) from round where property_id = ? and status = 'settled'";
    private static final String LINKED = "baize.meter.linked-changed.v1";
    private static final ObjectMapper JSON = new ObjectMapper();

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private LinkedHouse house;

    @BeforeEach
    void aHouse() throws SQLException {
        house = new LinkedHouse(database, kafka).group(GROUP);
    }

    @Test
    void tablesOnDifferentPartitionsFeedAndWinOneMeterWhileTheirOwnersChange() throws Exception {
        // Given
        List<Felt> tables = List.of(house.table(1, GROUP), house.table(4, GROUP));

        // When
        List<Thread> playing = new ArrayList<>();
        for (Felt felt : tables) {
            playing.add(Thread.ofPlatform().start(() -> {
                JackpotRounds rounds = new JackpotRounds(felt, tables.indexOf(felt));
                felt.send(felt.open());
                for (int round = 0; round < ROUNDS; round++) {
                    rounds.next().forEach(felt::send);
                }
            }));
        }
        while (playing.stream().anyMatch(Thread::isAlive)) {
            anotherOwnerAppears();
            Thread.sleep(300);
        }

        // Then
        tables.getFirst().until(String.valueOf(2 * ROUNDS), SETTLED, house.property);
        theMeterIsWhatTheRoundsSay();
        everyRoundReplaysToWhatItPaid();
        shown(house.meter(GROUP, "amount"));
    }

    /** The next batch of each partition finds its fence gone and starts over from what is stored, as after a restart. */
    private void anotherOwnerAppears() {
        new Sql(database).update("update partition_progress set epoch = epoch + 1 where topic = 'baize.table-events'");
    }

    private void theMeterIsWhatTheRoundsSay() {
        long dollars = house.rounds(GROUP);
        long paid = house.paid(GROUP);
        assertThat(dollars).isEqualTo(2 * ROUNDS);
        assertThat(paid).as("hits happen").isGreaterThan(3 * LinkedHouse.SEED);
        assertThat(house.meter(GROUP, "totals", "paid")).isEqualTo(paid);
        assertThat(house.meter(GROUP, "totals", "contributed"))
                .isEqualTo(dollars * 100 * LinkedHouse.CONTRIBUTION / 10_000
                        + dollars * 100 * LinkedHouse.RESERVE / 10_000);
        assertThat(house.meter(GROUP, "amount") + house.meter(GROUP, "reserve"))
                .isEqualTo(house.meter(GROUP, "totals", "seeded")
                        + house.meter(GROUP, "totals", "contributed")
                        + house.meter(GROUP, "totals", "toppedUp")
                        - paid);
        assertThat(house.ask("select count(*) from quarantine where property_id = ?", house.property))
                .isEqualTo("0");
        assertThat(house.ask(
                        "select count(*) from table_state where state #>> '{setup,property}' = ? "
                                + "and (state -> 'meters' <> '{}' or state -> 'lent' <> '{}')",
                        house.property))
                .as("a stored table holds no shared meter")
                .isEqualTo("0");
    }

    /** A hit records the meter it found, and its replay reads that. */
    private void everyRoundReplaysToWhatItPaid() {
        RuleBook rules = RuleBooks.shipped();
        List<Map.Entry<String, String>> stored = new Sql(database)
                .list(
                        "select facts, settlement from round where property_id = ?",
                        row -> Map.entry(row.getString(1), row.getString(2)),
                        house.property);
        assertThat(stored).hasSize(2 * ROUNDS).allSatisfy(round -> {
            RoundDocument facts = StateJson.read(round.getKey(), RoundDocument.class);
            SettlementDocument paid = StateJson.read(round.getValue(), SettlementDocument.class);
            assertThat(RoundOnPaper.settle(rules, facts, LocalDate.of(2026, 11, 2)))
                    .isEqualTo(Answer.of(paid));
        });
    }

    /** The last record under the group's key, and none under those of its tables. */
    private void shown(long amount) throws InterruptedException {
        String key = "/" + house.property + "/" + GROUP;
        List<JsonNode> told = List.of();
        for (int attempt = 0; attempt < 50; attempt++) {
            told = meters(key);
            if (!told.isEmpty() && told.getLast().at("/data/amount").asLong() == amount) {
                break;
            }
            Thread.sleep(200);
        }
        assertThat(told).isNotEmpty();
        assertThat(told.getLast().at("/data/amount").asLong()).isEqualTo(amount);
        assertThat(told.getLast().path("type").asText()).isEqualTo(LINKED);
        assertThat(told.getLast().path("subject").asText()).isEqualTo(GROUP);
        assertThat(told).extracting(event -> event.path("id").asText()).doesNotHaveDuplicates();
        assertThat(told).extracting(event -> change(event)).isSorted();
        assertThat(meters(house.property + "-")).isEmpty();
    }

    private static Long change(JsonNode event) {
        String id = event.path("id").asText();
        return Long.valueOf(id.substring(id.lastIndexOf('/') + 1));
    }

    private List<JsonNode> meters(String keyBegins) {
        List<JsonNode> found = new ArrayList<>();
        Map<String, Object> settings = Map.of("bootstrap.servers", kafka, "isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor("baize.meters").stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> end = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < end.get(partition))) {
                consumer.poll(Duration.ofMillis(200)).forEach(record -> {
                    if (record.key().startsWith(keyBegins)) {
                        found.add(read(record.value()));
                    }
                });
            }
        }
        return found;
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aTableThatOpensWithAGroupNobodyAddedIsQuarantinedWithItsReason() throws SQLException {
        Felt table = house.table(2, "nobodys");

        table.send(table.open());

        table.until("cannot-be-stored", "select code from quarantine where table_id = ?", table.table);
        assertThat(table.ask("select message from quarantine where table_id = ?", table.table))
                .contains("there is no such meter group")
                .contains("nobodys");
    }
}
