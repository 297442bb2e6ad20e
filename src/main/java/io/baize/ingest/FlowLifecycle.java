package io.baize.ingest;

import io.baize.flow.FlowConfig;
import io.baize.publish.Relay;
import io.baize.rulepack.RuleBook;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import javax.sql.DataSource;

/** Starts the flow with the service and ends it in order. */
@ApplicationScoped
public class FlowLifecycle {

    private static final long STOP_MILLIS = 10_000;

    private final FlowConfig config;
    private final DataSource database;
    private final RuleBook rules;
    private final FlowStatus status;
    private final Map<String, Object> kafka;
    private TableEventConsumer consumer;
    private Relay relay;
    private Thread polling;
    private Thread relaying;

    FlowLifecycle(
            FlowConfig config,
            DataSource database,
            RuleBook rules,
            FlowStatus status,
            @Identifier("default-kafka-broker") Map<String, Object> kafka) {
        this.config = config;
        this.database = database;
        this.rules = rules;
        this.status = status;
        this.kafka = kafka;
    }

    void start(@Observes StartupEvent event) throws ExecutionException, InterruptedException {
        if (!config.enabled()) {
            return;
        }
        if (config.createTopics()) {
            TopicSetup.createMissing(kafka, config);
        }
        relay = new Relay(database, kafka, config.topic());
        consumer = new TableEventConsumer(config, database, rules, InstantSource.system(), relay, status, kafka);
        relaying = Thread.ofPlatform().name("baize-relay").start(relay);
        polling = Thread.ofPlatform().name("baize-flow").start(consumer);
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        if (consumer != null) {
            consumer.stop();
            polling.join(STOP_MILLIS);
            relay.stop();
            relaying.join(STOP_MILLIS);
        }
    }
}
