package io.baize.dashboard;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.kernel.store.Sql;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A table that is played now, through Kafka: the round of the contract's console example, or single events. */
final class PlayedTable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path EXAMPLE = Path.of("contracts/examples/console/one-round.jsonl");
    private static final String TERMS = """
            {"selections": {"trips-plus": "A", "pocket-bonus": "A", "progressive": "A"},
             "limits": {"ante": {"min": 500, "max": 50000, "increment": 500}}}""";

    private final String id;
    private final KafkaProducer<String, String> producer;
    private final Map<String, Long> counts = new HashMap<>();

    private PlayedTable(String id, String kafka) {
        this.id = id;
        this.producer =
                new KafkaProducer<>(Map.of("bootstrap.servers", kafka), new StringSerializer(), new StringSerializer());
    }

    static PlayedTable of(String property, String jurisdiction, String name, Sql sql, String kafka) {
        String terms = jurisdiction.equals("ma") ? TERMS.replace(", \"progressive\": \"A\"", "") : TERMS;
        return of(property, jurisdiction, name, terms, sql, kafka);
    }

    static PlayedTable of(String property, String jurisdiction, String name, String terms, Sql sql, String kafka) {
        String id = property + "-" + UUID.randomUUID().toString().substring(0, 8);
        String title = Character.toUpperCase(property.charAt(0)) + property.substring(1);
        sql.update(
                "insert into property values (?, ?, ?, 'America/New_York', '06:00', 'USD') on conflict do nothing",
                property,
                title,
                jurisdiction);
        sql.update("insert into pit values (?, 'main', 'Main pit') on conflict do nothing", property);
        sql.update(
                "insert into adoption values (?, 'heads-up-holdem', '2026.1', '2022-01-01') on conflict do nothing",
                property);
        sql.update("""
                insert into gaming_table (id, property_id, pit_id, name, game)
                values (?, ?, 'main', ?, 'heads-up-holdem')""", id, property, name);
        sql.update("insert into table_terms values (?, 1, ?::jsonb, 'test', now())", id, terms);
        return new PlayedTable(id, kafka);
    }

    String id() {
        return id;
    }

    PlayedTable open(String dealer) {
        return event("terminal", "table.opened", "{\"dealer\":\"" + dealer + "\"}");
    }

    /** Seat 1 wins with a flush against a pair of nines, seat 2 folds. */
    PlayedTable round(String round) {
        return round(round, event -> true);
    }

    /** The same round; events that are not taken are counted by their source and never arrive. */
    PlayedTable round(String round, Predicate<JsonNode> arrives) {
        for (String line : example()) {
            ObjectNode event = read(line.substring(line.indexOf('|') + 1).replace("console-1", round));
            if (event.path("type").asText().equals("baize.table.opened.v1")) {
                continue;
            }
            String source = event.path("source").asText().split("/")[1];
            send(source, event.path("type").asText(), (ObjectNode) event.path("data"), arrives.test(event));
        }
        return this;
    }

    /** One seat, and something went wrong with the deal. */
    PlayedTable irregularRound(String round, String kind) {
        return event("terminal", "round.opened", "{\"round\":\"" + round + "\"}")
                .bet(round, "ante")
                .bet(round, "odds")
                .event("terminal", "bets.closed", "{\"round\":\"" + round + "\"}")
                .event("terminal", "irregularity.declared", "{\"round\":\"%s\",\"kind\":\"%s\"}".formatted(round, kind))
                .event("terminal", "round.completed", "{\"round\":\"" + round + "\"}");
    }

    private PlayedTable bet(String round, String wager) {
        return event("terminal", "bet.placed", """
                {"round":"%s","bet":"%s-%s","seat":1,"player":"p-101","wager":"%s","amount":1000}""".formatted(round, round, wager, wager));
    }

    PlayedTable event(String source, String type, String data) {
        send(source, "baize." + type + ".v1", read(data), true);
        return this;
    }

    private void send(String source, String type, ObjectNode data, boolean arrives) {
        long sequence = counts.merge(source, 1L, Long::sum);
        ObjectNode event = JSON.createObjectNode()
                .put("specversion", "1.0")
                .put("id", id + "-" + source + "-" + sequence)
                .put("source", "/" + source + "/" + id)
                .put("type", type)
                .put("subject", id)
                .put("time", Instant.now().toString())
                .put("sequence", Long.toString(sequence));
        event.set("data", data);
        if (arrives) {
            deliver(event.toString());
        }
    }

    private void deliver(String event) {
        try {
            producer.send(new ProducerRecord<>("baize.table-events", id, event)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Iterable<String> example() {
        try {
            return Files.readAllLines(EXAMPLE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode read(String json) {
        try {
            return (ObjectNode) JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
