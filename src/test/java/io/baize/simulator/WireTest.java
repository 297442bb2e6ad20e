package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import io.baize.ingest.CloudEvents;
import io.baize.kernel.Answer;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.table.Incoming;
import io.baize.table.TableEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WireTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    private static final String IDS = "https://baize.example/schemas/";
    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(
                    IDS, Path.of("contracts", "schemas").toUri().toString())));
    private static final SchemaValidatorsConfig STRICT =
            SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();

    /** All that a dirty floor says keeps to the contracts; what only garbage would say is garbled by intent. */
    @Test
    void everyEventOfADirtyFloorKeepsToItsSchema() throws IOException {
        // Given
        Dirt dirt = Dirt.usual(_ -> {})
                .with(Mishap.UNREADABLE, 0)
                .with(Mishap.UNKNOWN_TYPE, 0)
                .with(Mishap.CORRECTION, 2_000)
                .with(Mishap.IRREGULARITY, 2_000);

        // When
        List<Message> messages = new ArrayList<>();
        List<DemoTable> tables = DemoFloor.tables(RULES, 3);
        for (int index = 0; index < tables.size(); index++) {
            messages.addAll(played(tables.get(index), index, dirt));
        }

        // Then
        Set<String> types = new TreeSet<>();
        for (Message message : messages) {
            JsonNode event = structured(message);
            String type = event.path("type").asText();
            types.add(type);
            String schema = IDS + "in/" + type.replaceFirst("^baize\\.", "") + ".json";
            assertThat(SCHEMAS.getSchema(SchemaLocation.of(schema), STRICT).validate(event))
                    .as("%s", event)
                    .isEmpty();
            assertThat(event.path("subject").asText()).isEqualTo(message.key());
        }
        assertThat(types)
                .containsExactly(
                        "baize.bet.placed.v1",
                        "baize.bets.closed.v1",
                        "baize.cards.dealt.v1",
                        "baize.decision.made.v1",
                        "baize.drop.cash.v1",
                        "baize.irregularity.declared.v1",
                        "baize.number.drawn.v1",
                        "baize.progressive.locked-out.v1",
                        "baize.progressive.registered.v1",
                        "baize.round.completed.v1",
                        "baize.round.corrected.v1",
                        "baize.round.opened.v1",
                        "baize.round.voided.v1",
                        "baize.table.closed.v1",
                        "baize.table.dealer-changed.v1",
                        "baize.table.opened.v1");
    }

    @Test
    void baizeReadsWhatTheFloorMeant() {
        List<DemoTable> tables = DemoFloor.tables(RULES, 1);
        CloudEvents baize = new CloudEvents();
        for (int index = 0; index < tables.size(); index++) {
            for (Incoming meant : told(tables.get(index), index, Dirt.usual(_ -> {}))) {
                if (meant.event() instanceof TableEvent.CardsDealt dealt && dealt.to() == TableEvent.Place.BURN) {
                    continue; // Baize does not look at burnt cards.
                }
                Message message = Floor.wire(index).write(meant);
                assertThat(baize.read(message.headers(), message.value().getBytes(StandardCharsets.UTF_8)))
                        .isEqualTo(Answer.of(meant));
            }
        }
    }

    private static List<Message> played(DemoTable table, int index, Dirt dirt) {
        Carrier carrier = new Carrier(Floor.wire(index), dirt, Floor.random(3, index));
        List<Message> messages = new ArrayList<>();
        told(table, index, dirt).forEach(incoming -> messages.addAll(carrier.carry(incoming)));
        return messages;
    }

    private static List<Incoming> told(DemoTable table, int index, Dirt dirt) {
        TableLife life = new TableLife(table, "test", table.terms(RULES), dirt, Floor.random(3, index));
        Devices devices = new Devices(table.id(), "test");
        List<Step> steps = new ArrayList<>();
        for (int round = 0; round < 60; round++) {
            TableLife.Scene scene = life.next();
            steps.addAll(scene.before());
            steps.addAll(scene.round().steps());
        }
        steps.addAll(life.closing());
        return steps.stream().map(step -> devices.tell(step, NOON)).toList();
    }

    /** Binary mode put back together: attributes from the headers, the value as data. */
    private static JsonNode structured(Message message) throws IOException {
        JsonNode value = JSON.readTree(message.value());
        if (!message.headers().containsKey("ce_id")) {
            assertThat(message.headers()).isEqualTo(Map.of("content-type", "application/cloudevents+json"));
            return value;
        }
        ObjectNode event = JSON.createObjectNode();
        message.headers().forEach((name, text) -> {
            if (name.startsWith("ce_")) {
                event.put(name.substring(3), text);
            }
        });
        event.put("datacontenttype", message.headers().get("content-type"));
        event.set("data", value);
        return event;
    }
}
