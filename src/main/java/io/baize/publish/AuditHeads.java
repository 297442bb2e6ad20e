package io.baize.publish;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Tells Kafka where every audit chain stands, so that even a chain recomputed as a whole is found: its heads no longer
 * agree with those told before. A head may be told twice; it is the same head.
 */
@ApplicationScoped
public class AuditHeads {

    private final DataSource database;
    private final Map<String, Object> kafka;
    private final Map<String, Long> told = new ConcurrentHashMap<>();
    private KafkaProducer<String, String> producer;

    AuditHeads(DataSource database, @Identifier("default-kafka-broker") Map<String, Object> kafka) {
        this.database = database;
        this.kafka = kafka;
    }

    @Scheduled(every = "5s", delayed = "5s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void tell() throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement("""
                        select distinct on (property_id) property_id, sequence, hash, at from audit
                        order by property_id, sequence desc""");
                ResultSet row = query.executeQuery()) {
            while (row.next()) {
                String chain = row.getString("property_id");
                long sequence = row.getLong("sequence");
                if (told.getOrDefault(chain, 0L) < sequence) {
                    tell(chain, sequence, HexFormat.of().formatHex(row.getBytes("hash")));
                }
            }
        }
    }

    private void tell(String chain, long sequence, String hash) {
        OutMessage head = Messages.auditHead(chain, sequence, hash);
        String event = CloudEvent.published(
                "audit-" + chain + "-" + sequence, head.type(), head.subject(), Instant.now(), head.data());
        producer().send(new ProducerRecord<>(head.topic(), head.key(), event), (metadata, fault) -> {
            if (fault == null) {
                told.merge(chain, sequence, Math::max);
            }
        });
    }

    private KafkaProducer<String, String> producer() {
        if (producer == null) {
            producer = new KafkaProducer<>(kafka, new StringSerializer(), new StringSerializer());
        }
        return producer;
    }

    @PreDestroy
    void close() {
        if (producer != null) {
            producer.close();
        }
    }
}
