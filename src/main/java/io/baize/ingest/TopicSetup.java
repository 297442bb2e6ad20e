package io.baize.ingest;

import io.baize.flow.FlowConfig;
import io.baize.publish.Topics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;

/** Creates the topics on a broker that nobody else looks after. */
final class TopicSetup {

    private TopicSetup() {}

    /** Heads are kept for good: they expose a chain that was made anew in the database. */
    private static Map<String, String> settings(String topic) {
        if (topic.equals(Topics.AUDIT_HEADS)) {
            return Map.of("retention.ms", "-1");
        }
        return Topics.COMPACTED.contains(topic) ? Map.of("cleanup.policy", "compact") : Map.of();
    }

    static void createMissing(Map<String, Object> kafka, FlowConfig config)
            throws ExecutionException, InterruptedException {
        List<NewTopic> wanted = new ArrayList<>();
        wanted.add(new NewTopic(config.topic(), Optional.of(config.partitions()), Optional.empty()));
        Topics.OUT.forEach(topic -> wanted.add(
                new NewTopic(topic, Optional.of(config.partitions()), Optional.empty()).configs(settings(topic))));
        try (Admin admin = Admin.create(kafka)) {
            for (var created : admin.createTopics(wanted).values().values()) {
                try {
                    created.get();
                } catch (ExecutionException e) {
                    if (!(e.getCause() instanceof TopicExistsException)) {
                        throw e;
                    }
                }
            }
        }
    }
}
