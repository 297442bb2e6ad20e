package io.baize.publish;

import io.baize.audit.ToldHead;
import io.baize.audit.store.AuditLog;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
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
        try (Connection connection = database.getConnection()) {
            for (ToldHead head : AuditLog.heads(connection)) {
                if (told.getOrDefault(head.chain(), 0L) < head.sequence()) {
                    tell(head);
                }
            }
        }
    }

    private void tell(ToldHead head) {
        OutMessage message = Messages.auditHead(head.chain(), head.sequence(), head.hash());
        String id = "audit-" + head.chain() + "-" + head.sequence();
        String event = CloudEvent.published(id, message.type(), message.subject(), Instant.now(), message.data());
        producer().send(new ProducerRecord<>(message.topic(), message.key(), event), (metadata, fault) -> {
            if (fault == null) {
                told.merge(head.chain(), head.sequence(), Math::max);
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
            producer = null;
        }
    }
}
