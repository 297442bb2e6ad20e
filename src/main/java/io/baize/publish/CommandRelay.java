package io.baize.publish;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Carries people's commands to their table's partition, so that flow stays the only writer of a table. A command may be
 * sent twice; its identity makes the second harmless.
 */
@ApplicationScoped
public class CommandRelay {

    private static final int AT_ONCE = 200;

    private final DataSource database;
    private final Map<String, Object> kafka;
    private final String topic;
    private KafkaProducer<String, String> producer;

    CommandRelay(
            DataSource database,
            @Identifier("default-kafka-broker") Map<String, Object> kafka,
            @ConfigProperty(name = "baize.flow.topic") String topic) {
        this.database = database;
        this.kafka = kafka;
        this.topic = topic;
    }

    @Scheduled(every = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void relay() throws SQLException, ExecutionException, InterruptedException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            List<Long> sent = new ArrayList<>();
            List<Future<?>> sending = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement("""
                    select id, event_id, table_id, type, payload, created_at from command_outbox
                    order by id limit ? for update skip locked""")) {
                query.setInt(1, AT_ONCE);
                ResultSet row = query.executeQuery();
                while (row.next()) {
                    sent.add(row.getLong("id"));
                    sending.add(producer().send(record(row)));
                }
            }
            for (Future<?> one : sending) {
                one.get();
            }
            if (!sent.isEmpty()) {
                try (PreparedStatement delete =
                        connection.prepareStatement("delete from command_outbox where id = any (?)")) {
                    delete.setArray(1, connection.createArrayOf("int8", sent.toArray()));
                    delete.executeUpdate();
                }
            }
            connection.commit();
        }
    }

    private ProducerRecord<String, String> record(ResultSet row) throws SQLException {
        String table = row.getString("table_id");
        String event = CloudEvent.command(
                row.getString("event_id"),
                row.getString("type"),
                table,
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                row.getString("payload"));
        return new ProducerRecord<>(topic, table, event);
    }

    private KafkaProducer<String, String> producer() {
        if (producer == null) {
            Map<String, Object> settings = new HashMap<>(kafka);
            settings.put("enable.idempotence", true);
            producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
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
