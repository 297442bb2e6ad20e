package io.baize.ingest;

import io.baize.flow.Arrival;
import io.baize.flow.FlowConfig;
import io.baize.flow.PartitionFlow;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.publish.Relay;
import io.baize.rulepack.RuleBook;
import io.baize.table.Incoming;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/**
 * The poll loop: one thread, one transaction a partition's batch. The database, not Kafka, knows where a partition
 * stands;
 * Kafka's own offsets are committed afterwards, for lag monitors only.
 */
final class TableEventConsumer implements Runnable, ConsumerRebalanceListener {

    private static final Logger LOG = Logger.getLogger(TableEventConsumer.class);
    private static final Duration POLL = Duration.ofMillis(250);
    private static final long FIRST_WAIT_MILLIS = 200;
    private static final long LONGEST_WAIT_MILLIS = 5_000;

    private final FlowConfig config;
    private final DataSource database;
    private final RuleBook rules;
    private final InstantSource clock;
    private final Relay relay;
    private final FlowStatus status;
    private final CloudEvents reading = new CloudEvents();
    private final Map<Integer, PartitionFlow> flows = new HashMap<>();
    private final KafkaConsumer<String, byte[]> consumer;
    private volatile boolean stopping;
    private long wait = FIRST_WAIT_MILLIS;

    TableEventConsumer(
            FlowConfig config,
            DataSource database,
            RuleBook rules,
            InstantSource clock,
            Relay relay,
            FlowStatus status,
            Map<String, Object> kafka) {
        this.config = config;
        this.database = database;
        this.rules = rules;
        this.clock = clock;
        this.relay = relay;
        this.status = status;
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, config.group());
        settings.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, config.instance());
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, config.maxPollRecords());
        settings.put(ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG, CooperativeStickyAssignor.class.getName());
        this.consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }

    void stop() {
        stopping = true;
        consumer.wakeup();
    }

    @Override
    public void run() {
        try {
            consumer.subscribe(List.of(config.topic()), this);
            status.running(true);
            while (!stopping) {
                pollOnce();
            }
        } catch (WakeupException e) {
            LOG.debug("the poll loop was asked to stop");
        } catch (RuntimeException e) {
            status.fault("the poll loop ended: " + e.getMessage());
            LOG.error("the poll loop ended", e);
        } finally {
            status.running(false);
            consumer.close(CloseOptions.groupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP));
        }
    }

    private void pollOnce() {
        ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
        Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();
        for (TopicPartition partition : records.partitions()) {
            PartitionFlow flow = flows.get(partition.partition());
            if (flow != null) {
                take(partition, flow, records.records(partition));
                PartitionFlow now = flows.get(partition.partition());
                if (now != null) {
                    done.put(partition, new OffsetAndMetadata(now.nextOffset()));
                }
            }
        }
        reportLag();
        if (!done.isEmpty()) {
            relay.wake();
            consumer.commitAsync(done, (offsets, e) -> {
                if (e != null) {
                    LOG.debugf("offsets for the monitors were not committed: %s", e.getMessage());
                }
            });
        }
    }

    private void take(TopicPartition partition, PartitionFlow flow, List<ConsumerRecord<String, byte[]>> records) {
        long began = System.nanoTime();
        try {
            List<Arrival> arrivals = records.stream()
                    .filter(record -> record.offset() >= flow.nextOffset())
                    .map(this::arrival)
                    .toList();
            if (!arrivals.isEmpty()) {
                status.batch(flow.take(arrivals), System.nanoTime() - began);
            }
            wait = FIRST_WAIT_MILLIS;
        } catch (SQLException | RuntimeException e) {
            LOG.warnf(e, "a batch was not taken and is tried again: partition=%d wait=%d", partition.partition(), wait);
            status.fault("partition " + partition.partition() + ": " + e.getMessage());
            pause();
            retake(partition);
        }
    }

    private Arrival arrival(ConsumerRecord<String, byte[]> record) {
        Map<String, String> headers = new TreeMap<>();
        record.headers().forEach(header -> {
            if (header.value() != null) {
                headers.put(header.key(), new String(header.value(), StandardCharsets.UTF_8));
            }
        });
        byte[] value = record.value() == null ? new byte[0] : record.value();
        Answer<Incoming> read = reading.read(headers, value)
                .then(incoming -> incoming.table().equals(record.key())
                        ? Answer.of(incoming)
                        : Answer.refused(Refusal.of(
                                "key-mismatch", "subject", "the record's key must be the table in subject", null)));
        return new Arrival(record.partition(), record.offset(), record.key(), headers, value, read);
    }

    /** Forgets what it knew of the partition and starts over from the database, if the partition is still ours. */
    private void retake(TopicPartition partition) {
        flows.remove(partition.partition());
        if (consumer.assignment().contains(partition)) {
            assign(partition);
        }
    }

    private void assign(TopicPartition partition) {
        while (!stopping) {
            try {
                PartitionFlow flow =
                        PartitionFlow.take(database, rules, reading, clock, partition.topic(), partition.partition());
                flows.put(partition.partition(), flow);
                consumer.seek(partition, flow.nextOffset());
                relay.own(partition.partition());
                return;
            } catch (SQLException | RuntimeException e) {
                LOG.warnf(e, "a partition could not be taken and is tried again: partition=%d", partition.partition());
                status.fault("partition " + partition.partition() + ": " + e.getMessage());
                pause();
            }
        }
    }

    private void reportLag() {
        for (TopicPartition partition : consumer.assignment()) {
            consumer.currentLag(partition).ifPresent(records -> status.lag(partition.partition(), records));
        }
    }

    private void pause() {
        try {
            Thread.sleep(wait);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopping = true;
        }
        wait = Math.min(wait * 2, LONGEST_WAIT_MILLIS);
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
        LOG.infof("partitions assigned: %s", partitions);
        partitions.forEach(this::assign);
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
        LOG.infof("partitions revoked: %s", partitions);
        partitions.forEach(partition -> {
            flows.remove(partition.partition());
            relay.release(partition.partition());
            status.released(partition.partition());
        });
    }
}
