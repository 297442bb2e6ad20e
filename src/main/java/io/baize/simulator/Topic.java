package io.baize.simulator;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The topic of table events. Records of one table go to one partition, since the table is their key. */
final class Topic implements AutoCloseable {

    static final String NAME = "baize.table-events";
    private static final Duration LAST_CALL = Duration.ofMillis(300);

    private final KafkaProducer<String, String> producer;
    private final Tally tally;

    Topic(String bootstrapServers, Tally tally) {
        this.tally = tally;
        this.producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrapServers,
                        ProducerConfig.ACKS_CONFIG,
                        "all",
                        ProducerConfig.LINGER_MS_CONFIG,
                        5,
                        ProducerConfig.CLIENT_ID_CONFIG,
                        "floor-simulator"),
                new StringSerializer(),
                new StringSerializer());
    }

    void send(Message message) {
        producer.send(record(message), (_, failure) -> tally.event(failure == null));
    }

    static ProducerRecord<String, String> record(Message message) {
        ProducerRecord<String, String> record = new ProducerRecord<>(NAME, message.key(), message.value());
        message.headers().forEach((name, value) -> record.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        return record;
    }

    void flush() {
        producer.flush();
    }

    @Override
    public void close() {
        producer.close(LAST_CALL);
    }
}
