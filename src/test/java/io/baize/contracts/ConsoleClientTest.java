package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.baize.stack.RealParts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** A stranger with nothing but Kafka's own console client sends the example round and reads what it paid. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class ConsoleClientTest {

    private static final Path CONSOLE = EXAMPLES.resolve("console");

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @Test
    void theExampleRoundIsSentAndItsSettlementRead() throws Exception {
        // Given
        configureTheTable();

        // When
        run("ConsoleProducer", CONSOLE.resolve("one-round.jsonl"), "--topic", "baize.table-events",
                "--property", "parse.key=true", "--property", "key.separator=|");

        // Then
        JsonNode settled = settlementOf("console-1");
        JsonNode expected = json(CONSOLE.resolve("expected-settlement.json"));
        assertThat(faults(SCHEMAS.resolve("out/round.settled.v1.json"), settled)).isEmpty();
        assertThat(settled.at("/data/totals")).isEqualTo(expected.get("totals"));
        for (JsonNode bet : settled.at("/data/bets")) {
            JsonNode wanted = expected.get("bets").get(bet.get("id").asText());
            assertThat(bet.get("won")).isEqualTo(wanted.get("won"));
            assertThat(bet.get("returned")).isEqualTo(wanted.get("returned"));
            assertThat(bet.at("/lines/0/outcome")).isEqualTo(wanted.get("outcome"));
        }
    }

    @Test
    void everythingPublishedKeepsToItsSchema() throws Exception {
        // Given: the example round, and records that cannot be taken
        theExampleRoundIsSentAndItsSettlementRead();

        // Then
        Stream.of("baize.decisions", "baize.settlements", "baize.table-totals", "baize.alerts", "baize.quarantine")
                .flatMap(topic -> read(topic).stream())
                .forEach(line -> {
                    JsonNode event = json(line);
                    String type = event.get("type").asText();
                    Path schema = SCHEMAS.resolve("out/" + type.substring("baize.".length()) + ".json");
                    assertThat(faults(schema, event)).as(line).isEmpty();
                });
    }

    private JsonNode settlementOf(String round) throws InterruptedException {
        for (int attempt = 0; attempt < 10; attempt++) {
            for (String line : read("baize.settlements")) {
                JsonNode event = json(line);
                if (event.at("/data/round").asText().startsWith(round)) {
                    return event;
                }
            }
            Thread.sleep(500);
        }
        throw new AssertionError("no settlement of " + round + " was published");
    }

    private List<String> read(String topic) {
        try {
            return run("consumer.ConsoleConsumer", null, "--topic", topic, "--from-beginning", "--isolation-level",
                            "read_committed", "--timeout-ms", "3000")
                    .lines()
                    .filter(line -> line.startsWith("{"))
                    .toList();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Kafka's console tools as they are, in a JVM of their own. */
    private String run(String tool, Path input, String... arguments) throws IOException, InterruptedException {
        String classpath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command = Stream.concat(
                        Stream.of(System.getProperty("java.home") + "/bin/java", "-cp", classpath,
                                "org.apache.kafka.tools." + tool, "--bootstrap-server", kafka),
                        Stream.of(arguments))
                .toList();
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        if (input != null) {
            builder.redirectInput(input.toFile());
        }
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    private void configureTheTable() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    """
                    insert into property values ('catskill', 'Catskill', 'ny', 'America/New_York', '06:00', 'USD') on conflict do nothing;
                    insert into pit values ('catskill', 'main', 'Main pit') on conflict do nothing;
                    insert into adoption values ('catskill', 'heads-up-holdem', '2026.1', '2022-01-01') on conflict do nothing;
                    insert into gaming_table (id, property_id, pit_id, name, game)
                    values ('catskill-hu-1', 'catskill', 'main', 'HU 1', 'heads-up-holdem') on conflict do nothing;
                    insert into table_terms values ('catskill-hu-1', 1,
                        '{"selections":{"trips-plus":"A","pocket-bonus":"A"}}', 'test', now()) on conflict do nothing""");
        }
    }
}
