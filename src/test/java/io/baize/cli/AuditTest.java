package io.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.audit.store.AuditedDatabase;
import io.baize.stack.BehindTheBack;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The command against a real database and Kafka: its words and its exit code. */
class AuditTest {

    private static AuditedDatabase audited;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream problems = new ByteArrayOutputStream();
    private final Map<String, String> environment = new HashMap<>();

    @BeforeAll
    static void play() throws Exception {
        audited = AuditedDatabase.played();
    }

    @BeforeEach
    void settings() {
        environment.put("BAIZE_DB_URL", audited.source().getUrl());
        environment.put("BAIZE_DB_USER", audited.source().getUser());
        environment.put("BAIZE_DB_PASSWORD", audited.source().getPassword());
        environment.put("BAIZE_KAFKA", audited.kafka().get("bootstrap.servers").toString());
    }

    @Test
    void whatHoldsIsSaidChainByChain() {
        assertThat(audit()).isEqualTo(Audit.INTACT);
        assertThat(said().lines().map(line -> line.split(" +")[0] + " " + line.split(" +")[1]))
                .containsExactly("flow-0 holds", "flow-1 holds", "p-hall-0 holds");
        assertThat(said()).contains("head 3").contains("chain row 6");
    }

    @Test
    void whatIsBrokenIsNamedAndTheCommandFails() {
        tampered("update bet set won = won + 100", "update bet set won = won - 100", () -> {
            assertThat(audit("property=p-hall-0")).isEqualTo(Audit.BROKEN);
            assertThat(said())
                    .contains("flow-0                   BROKEN at ")
                    .contains("round n1, revision 2, bet n1-p at table hall-0 was changed since batch ");
        });
    }

    /** Without Kafka the database alone is read, and the command says so. */
    @Test
    void withoutKafkaAChainThatLostItsEndHoldsByItself() {
        tampered(
                "update audit set property_id = 'aside', sequence = 1 where property_id = 'p-hall-0' and sequence = 6",
                "update audit set property_id = 'p-hall-0', sequence = 6 where property_id = 'aside'",
                () -> {
                    assertThat(audit("chain=p-hall-0")).isEqualTo(Audit.BROKEN);
                    assertThat(said()).contains("the chain ends before row 6, which was told to Kafka");
                    environment.remove("BAIZE_KAFKA");
                    assertThat(audit("chain=p-hall-0")).isEqualTo(Audit.INTACT);
                    assertThat(said()).contains("The heads on Kafka were not compared");
                });
    }

    @Test
    void aRangeBoundsWhatIsRead() {
        assertThat(audit("chain=p-hall-0", "from=2", "to=3")).isEqualTo(Audit.INTACT);
        assertThat(said()).contains("chain row 2");
        assertThat(audit("from=2001-01-01", "to=2001-12-31")).isEqualTo(Audit.INTACT);
        assertThat(said()).doesNotContain("chain row");
    }

    @Test
    void whatCannotBeVerifiedIsSaidAndIsNotIntact() {
        assertThat(audit("what")).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(audit("colour=red")).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(audit("from=yesterday")).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(problem()).contains("from is a day such as 2026-11-18");
        assertThat(audit("from=3")).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(problem()).contains("name the chain");
        assertThat(audit("property=nowhere")).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(problem()).contains("There is no property nowhere.");
        environment.put("BAIZE_KAFKA", "localhost:1");
        environment.put("KAFKA_DEFAULT_API_TIMEOUT_MS", "500");
        assertThat(audit()).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(problem()).contains("the heads on Kafka cannot be read");
        environment.remove("BAIZE_KAFKA");
        environment.put("BAIZE_DB_URL", "jdbc:postgresql://localhost:1/baize");
        assertThat(audit()).isEqualTo(Audit.NOT_VERIFIED);
        assertThat(problem()).contains("The database does not answer");
    }

    @Test
    void theEnvironmentOfTheServiceWillDo() {
        // Given
        Map<String, String> service = Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL", audited.source().getUrl(),
                "QUARKUS_DATASOURCE_USERNAME", audited.source().getUser(),
                "QUARKUS_DATASOURCE_PASSWORD", audited.source().getPassword(),
                "KAFKA_BOOTSTRAP_SERVERS", environment.get("BAIZE_KAFKA"),
                "KAFKA_SECURITY_PROTOCOL", "PLAINTEXT");
        environment.clear();
        environment.putAll(service);

        // Then
        assertThat(audit()).isEqualTo(Audit.INTACT);
        assertThat(said()).contains("head 3");
        assertThat(new AuditSettings(Map.of()).kafka()).containsEntry("bootstrap.servers", "localhost:9092");
    }

    private static void tampered(String done, String undone, Runnable meanwhile) {
        BehindTheBack.update(audited.source(), done);
        try {
            meanwhile.run();
        } finally {
            BehindTheBack.update(audited.source(), undone);
        }
    }

    private int audit(String... arguments) {
        out.reset();
        return Audit.run(arguments, environment, print(out), print(problems));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String problem() {
        return problems.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }
}
