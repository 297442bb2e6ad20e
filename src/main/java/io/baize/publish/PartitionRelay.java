package io.baize.publish;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import javax.sql.DataSource;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Sends one partition's outbox to Kafka. Messages and the cursor, which is the input offset up to which everything is
 * told, go in one Kafka transaction, so that a reader of committed records sees each message once. A new owner's
 * producer
 * fences the old one's.
 */
final class PartitionRelay implements AutoCloseable {

    /** The cursor lives among Kafka's own group offsets, under this group. */
    static final String CURSOR_GROUP = "baize-relay";

    private static final int ROWS_AT_ONCE = 2_000;

    private record Row(long offset, int index, Instant at, OutMessage message) {}

    private final DataSource database;
    private final TopicPartition source;
    private final KafkaProducer<String, String> producer;
    private long cursor;

    PartitionRelay(DataSource database, Map<String, Object> kafka, String topic, int partition)
            throws ExecutionException, InterruptedException {
        this.database = database;
        this.source = new TopicPartition(topic, partition);
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, CURSOR_GROUP + "-" + topic + "-" + partition);
        settings.put(ProducerConfig.LINGER_MS_CONFIG, 5);
        settings.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "lz4");
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        try {
            producer.initTransactions();
            this.cursor = committed(kafka);
        } catch (RuntimeException | ExecutionException | InterruptedException e) {
            producer.close();
            throw e;
        }
    }

    private long committed(Map<String, Object> kafka) throws ExecutionException, InterruptedException {
        try (Admin admin = Admin.create(kafka)) {
            OffsetAndMetadata told = admin.listConsumerGroupOffsets(CURSOR_GROUP)
                    .partitionsToOffsetAndMetadata()
                    .get()
                    .get(source);
            return told == null ? 0 : told.offset();
        }
    }

    /** Sends what waits; true when more may be waiting. */
    boolean pump() throws SQLException {
        List<Row> rows = waiting();
        if (rows.isEmpty()) {
            return false;
        }
        long next = rows.getLast().offset() + 1;
        producer.beginTransaction();
        try {
            rows.forEach(row -> producer.send(record(row)));
            producer.sendOffsetsToTransaction(
                    Map.of(source, new OffsetAndMetadata(next)), new ConsumerGroupMetadata(CURSOR_GROUP));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.abortTransaction();
            throw e;
        }
        cursor = next;
        forget(next);
        return rows.size() >= ROWS_AT_ONCE;
    }

    /** Whole offsets only: the cursor cannot stand in the middle of what one event brought about. */
    private List<Row> waiting() throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement("""
                        select event_offset, index, at, topic, key, subject, type, payload from outbox
                        where partition = ? and event_offset >= ? and event_offset <= coalesce(
                            (select event_offset from outbox where partition = ? and event_offset >= ?
                             order by event_offset, index offset ? limit 1), 9223372036854775807)
                        order by event_offset, index""")) {
            query.setInt(1, source.partition());
            query.setLong(2, cursor);
            query.setInt(3, source.partition());
            query.setLong(4, cursor);
            query.setInt(5, ROWS_AT_ONCE);
            List<Row> rows = new ArrayList<>();
            ResultSet row = query.executeQuery();
            while (row.next()) {
                rows.add(new Row(
                        row.getLong(1),
                        row.getInt(2),
                        row.getObject(3, OffsetDateTime.class).toInstant(),
                        new OutMessage(
                                row.getString(4),
                                row.getString(5),
                                row.getString(6),
                                row.getString(7),
                                row.getString(8))));
            }
            return rows;
        }
    }

    private ProducerRecord<String, String> record(Row row) {
        OutMessage message = row.message();
        String id = source.partition() + "-" + row.offset() + "-" + row.index();
        return record(message, CloudEvent.published(id, message.type(), message.subject(), row.at(), message.data()));
    }

    static ProducerRecord<String, String> record(OutMessage message, String event) {
        ProducerRecord<String, String> record = new ProducerRecord<>(message.topic(), message.key(), event);
        record.headers()
                .add(new RecordHeader("content-type", "application/cloudevents+json".getBytes(StandardCharsets.UTF_8)));
        return record;
    }

    private void forget(long before) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement delete =
                        connection.prepareStatement("delete from outbox where partition = ? and event_offset < ?")) {
            delete.setInt(1, source.partition());
            delete.setLong(2, before);
            delete.executeUpdate();
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
