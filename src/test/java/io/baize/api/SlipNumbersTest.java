package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.store.Sql;
import io.baize.ledger.slip.store.SlipStore;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;

/** One series a property without a gap or a repeat, whatever happens at the same time: the numbers of real requests. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class SlipNumbersTest {

    private static final int DESKS = 6;
    private static final int ACTS_OF_A_DESK = 25;

    @Inject
    DataSource database;

    @Inject
    SlipStore slips;

    @AfterEach
    void commandsGoNowhere() {
        TestFloor.forgetCommands(database);
    }

    @RepeatedTest(3)
    void anyInterleavingOfDesksGivesEveryNumberOnce() throws InterruptedException, ExecutionException {
        // Given
        String property = "p" + UUID.randomUUID().toString().substring(0, 8);
        TestFloor floor = TestFloor.ready(property, "ny");
        List<String> tables = List.of(floor.table(property + "-1"), floor.table(property + "-2"));

        // When
        List<Future<Set<Long>>> desks = new ArrayList<>();
        try (ExecutorService pit = Executors.newFixedThreadPool(DESKS)) {
            for (int desk = 0; desk < DESKS; desk++) {
                Random random = new Random(property.hashCode() + (long) desk);
                String name = "desk-" + desk;
                desks.add(pit.submit(() -> work(property, tables, name, random)));
            }
        }

        // Then
        List<Long> given = new ArrayList<>();
        for (Future<Set<Long>> desk : desks) {
            given.addAll(desk.get());
        }
        assertThat(given).isNotEmpty().doesNotHaveDuplicates();
        assertThat(new TreeSet<>(given))
                .isEqualTo(
                        LongStream.rangeClosed(1, given.size()).boxed().collect(Collectors.toCollection(TreeSet::new)));
        var report = Person.of("finance", property)
                .get("/slip-numbers?property=" + property)
                .jsonPath();
        assertThat(report.getBoolean("gapless")).isTrue();
        assertThat(report.getLong("last")).isEqualTo(given.size());
        assertThat(report.getList("voided").size() + report.getList("unused").size())
                .isEqualTo(given.size());
        assertThat(rowsOf(property)).isEqualTo(given.size());
    }

    /** The numbers this desk was given, each once, though it asks again, asks wrongly, fails midway and voids. */
    private Set<Long> work(String property, List<String> tables, String name, Random random) {
        Person sam = TestSlips.pit(property, name);
        Person cora = TestSlips.cage(property, name + "-cage");
        Set<Long> given = new TreeSet<>();
        for (int act = 0; act < ACTS_OF_A_DESK; act++) {
            String reference = name + "-" + act;
            String request = TestSlips.request(tables.get(random.nextInt(tables.size())), reference);
            switch (random.nextInt(5)) {
                case 0 ->
                    assertThat(sam.post("/slips", request.replace("55000", "1")).statusCode())
                            .isEqualTo(422);
                case 1 -> failsMidway(property);
                case 2 -> {
                    long number = number(sam.post("/slips", request));
                    assertThat(number(sam.post("/slips", request))).isEqualTo(number);
                    given.add(number);
                }
                case 3 -> {
                    long number = number(sam.post("/slips", request));
                    String slip = "/slips/" + property + "/" + number;
                    assertThat(sam.post(slip + "/void-request", TestSlips.REASON)
                                    .statusCode())
                            .isEqualTo(200);
                    assertThat(cora.post(slip + "/void-confirmation", "{}").statusCode())
                            .isEqualTo(200);
                    given.add(number);
                }
                default -> given.add(number(sam.post("/slips", request)));
            }
        }
        return given;
    }

    /** A desk that takes the next number and then loses its power. */
    private void failsMidway(String property) {
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    slips.lastNumberHeld(property);
                    new Sql(database).update("update slip_counter set last = last + 1 where property_id = ?", property);
                    throw new IllegalStateException("the desk lost its power");
                }))
                .isInstanceOf(IllegalStateException.class);
    }

    private static long number(Response answer) {
        assertThat(answer.statusCode()).isIn(200, 201);
        return answer.jsonPath().getLong("number");
    }

    private long rowsOf(String property) {
        return new Sql(database)
                .first("select count(*) as n from slip where property_id = ?", row -> row.getLong("n"), property)
                .orElseThrow();
    }
}
