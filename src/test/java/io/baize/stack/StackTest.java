package io.baize.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class StackTest {
    private static Stack stack;

    @BeforeAll
    static void start() {
        stack = Stack.start();
    }

    @AfterAll
    static void stop() {
        stack.close();
    }

    @Test
    void postgresAnswersAndKeepsCommittedRoundsOnDisk() throws Exception {
        try (var connection = DriverManager.getConnection(stack.postgres().jdbcUrl(), "postgres", "postgres");
                var statement = connection.createStatement();
                var answer = statement.executeQuery("show synchronous_commit")) {
            assertThat(answer.next()).isTrue();
            assertThat(answer.getString(1)).isEqualTo("on");
        }
    }

    @Test
    void aTransactionWrittenToKafkaIsReadBackCommitted() throws Exception {
        // Given
        var servers = Map.<String, Object>of("bootstrap.servers", stack.kafka().bootstrapServers());
        var partition = new TopicPartition("stack-test", 0);
        try (var admin = Admin.create(servers)) {
            admin.createTopics(List.of(new NewTopic(partition.topic(), 1, (short) 1)))
                    .all()
                    .get();
        }

        // When
        try (var producer = new KafkaProducer<>(
                with(servers, "transactional.id", "stack-test"), new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            producer.beginTransaction();
            producer.send(new ProducerRecord<>(partition.topic(), "catskill-hu-1", "a round"));
            producer.commitTransaction();
        }

        // Then
        try (var consumer = new KafkaConsumer<>(
                with(servers, "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer())) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            var records = consumer.poll(Duration.ofSeconds(20));
            assertThat(records)
                    .singleElement()
                    .extracting(record -> record.value())
                    .isEqualTo("a round");
        }
    }

    private static Map<String, Object> with(Map<String, Object> servers, String name, String value) {
        return Map.of("bootstrap.servers", servers.get("bootstrap.servers"), name, value);
    }
}
