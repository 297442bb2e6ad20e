package io.baize.publish;

import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Tells Kafka what each linked meter shows. Its tables lie on several partitions, whose outboxes go out independently
 * of each other, so that an amount in one of them could be overtaken by an older one in another. Told is therefore what
 * is stored, and by one instance at a time: the owner of the first partition, whose producer fences that of the owner
 * before. After a restart an amount may be told again, under the same identity.
 */
final class LinkedMeterRelay implements AutoCloseable {

    /** The partition whose owner tells of all linked meters. */
    static final int HOME = 0;

    private static final String STORED = """
            select m.property_id, m.group_id, g.game, g.schedule, (m.meter ->> 'amount')::bigint as amount, m.changes,
                   m.changed_at
            from linked_meter m join meter_group g on g.property_id = m.property_id and g.id = m.group_id
            where m.meter is not null order by m.property_id, m.group_id""";

    /** A meter after so many changes. */
    private record Stored(OutMessage message, long change, Instant at) {

        String id() {
            return "linked-meter" + message.key() + "/" + change;
        }
    }

    private final DataSource database;
    private final KafkaProducer<String, String> producer;
    private final Map<String, Long> told = new HashMap<>();

    LinkedMeterRelay(DataSource database, Map<String, Object> kafka, String topic) {
        this.database = database;
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "baize-linked-meters-" + topic);
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        try {
            producer.initTransactions();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }

    void pump() throws SQLException {
        List<Stored> news = stored().stream()
                .filter(meter -> told.getOrDefault(meter.message().key(), -1L) < meter.change())
                .toList();
        if (news.isEmpty()) {
            return;
        }
        producer.beginTransaction();
        try {
            news.forEach(meter -> producer.send(record(meter)));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.abortTransaction();
            throw e;
        }
        news.forEach(meter -> told.put(meter.message().key(), meter.change()));
    }

    private List<Stored> stored() throws SQLException {
        try (Connection connection = database.getConnection()) {
            return Sql.list(connection, STORED, LinkedMeterRelay::stored);
        }
    }

    private static Stored stored(ResultSet row) throws SQLException {
        OutMessage message = Messages.linkedMeter(
                row.getString("property_id"),
                row.getString("group_id"),
                row.getString("game"),
                row.getString("schedule"),
                row.getLong("amount"));
        return new Stored(message, row.getLong("changes"), Sql.instant(row, "changed_at"));
    }

    private static ProducerRecord<String, String> record(Stored meter) {
        OutMessage message = meter.message();
        String event = CloudEvent.published(meter.id(), message.type(), message.subject(), meter.at(), message.data());
        return PartitionRelay.record(message, event);
    }

    @Override
    public void close() {
        producer.close();
    }
}
