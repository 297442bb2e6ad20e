package io.baize.publish;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.audit.ToldHead;
import io.baize.audit.ToldHeads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the heads of all chains back from Kafka, from the first that was ever told to the last at the opening. */
public final class KafkaHeads implements ToldHeads {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration POLL = Duration.ofMillis(500);
    private static final int PATIENCE_MILLIS = 20_000;

    private final KafkaConsumer<String, String> consumer;
    private final Map<TopicPartition, Long> end;
    private final long total;

    public KafkaHeads(Map<String, Object> kafka) {
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.putIfAbsent(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, PATIENCE_MILLIS);
        settings.remove(ConsumerConfig.GROUP_ID_CONFIG);
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
        try {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.AUDIT_HEADS).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            end = consumer.endOffsets(partitions);
            total = partitions.stream()
                    .mapToLong(partition -> end.get(partition) - consumer.position(partition))
                    .sum();
        } catch (RuntimeException e) {
            consumer.close();
            throw e;
        }
    }

    @Override
    public List<ToldHead> next() {
        List<ToldHead> heads = new ArrayList<>();
        while (heads.isEmpty() && hasMore()) {
            for (ConsumerRecord<String, String> record : consumer.poll(POLL)) {
                if (record.offset() < end.get(new TopicPartition(record.topic(), record.partition()))) {
                    heads.add(head(record));
                }
            }
        }
        return heads;
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public void close() {
        consumer.close();
    }

    private boolean hasMore() {
        return end.entrySet().stream().anyMatch(part -> consumer.position(part.getKey()) < part.getValue());
    }

    private static ToldHead head(ConsumerRecord<String, String> record) {
        try {
            JsonNode data = JSON.readTree(record.value()).path("data");
            if (data.path("property").isTextual()
                    && data.path("hash").isTextual()
                    && data.path("sequence").isIntegralNumber()) {
                return new ToldHead(
                        data.path("property").asText(),
                        data.path("sequence").asLong(),
                        data.path("hash").asText());
            }
        } catch (JsonProcessingException | IllegalArgumentException e) {
            // What is no JSON is no head either, and is told as such below.
        }
        return new ToldHead(record.topic(), record.offset(), null);
    }
}
