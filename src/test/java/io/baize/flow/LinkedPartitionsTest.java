package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.stack.BehindTheBack;
import io.baize.stack.RealParts;
import io.baize.table.TableEvent;
import io.baize.table.store.StateJson;
import io.baize.terms.TermsDocument;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Partitions in the hands of two instances at once, whose tables share meters: nobody waits forever, nothing is lost. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class LinkedPartitionsTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final String EAST = "east";
    private static final String WEST = "west";
    private static final int BATCHES = 150;
    /** Partitions that no topic has, so that the service beside leaves them alone; each test has its own. */
    private static final AtomicInteger NEXT = new AtomicInteger(910);

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private final String topic = "direct-" + UUID.randomUUID();
    private final int one = NEXT.incrementAndGet();
    private final int other = NEXT.incrementAndGet();
    private LinkedHouse house;

    @BeforeEach
    void aHouse() throws SQLException {
        house = new LinkedHouse(database, kafka).group(EAST).group(WEST);
    }

    @AfterEach
    void nobodyRelaysThese() {
        new Sql(database).update("delete from outbox where partition in (?, ?)", one, other);
    }

    /** One instance's batches go from east to west, the other's from west to east. */
    @Test
    void batchesThatTouchTheSameMetersInOppositeOrderDoNotBlockEachOther() throws Exception {
        // Given
        Partition eastward = new Partition(one, table("e1", EAST), table("w1", WEST));
        Partition westward = new Partition(other, table("w2", WEST), table("e2", EAST));

        // When
        try (ExecutorService instances = Executors.newFixedThreadPool(2)) {
            Future<?> first = instances.submit(eastward::play);
            Future<?> second = instances.submit(westward::play);
            first.get();
            second.get();
        } catch (ExecutionException e) {
            throw new AssertionError("a batch was given up", e);
        }

        // Then
        for (String group : List.of(EAST, WEST)) {
            assertThat(house.rounds(group)).isEqualTo(2 * BATCHES);
            assertThat(house.meter(group, "totals", "contributed"))
                    .isEqualTo(2 * BATCHES * LinkedHouse.CONTRIBUTION / 100 + 2 * BATCHES * LinkedHouse.RESERVE / 100);
            assertThat(house.meter(group, "totals", "paid")).isEqualTo(house.paid(group));
            assertThat(house.paid(group)).isPositive();
        }
    }

    @Test
    void anInstanceThatLostItsPartitionMovesNoMeterAnyMore() throws SQLException {
        // Given
        DirectTable table = table("t", EAST);
        Partition before = new Partition(one, table);
        before.take(table.open());
        before.take(table.round("r1"));

        // When
        Partition after = new Partition(one, table);

        // Then
        assertThatThrownBy(() -> before.take(table.hit("r2"))).isInstanceOf(Fence.Lost.class);
        assertThat(house.meter(EAST, "totals", "paid")).isZero();
        after.take(table.round("r3"));
        assertThat(house.rounds(EAST)).isEqualTo(2);
        assertThat(house.meter(EAST, "amount")).isEqualTo(LinkedHouse.SEED + 46);
    }

    /** The group is known only from the terms that the table opens with, in the midst of the batch. */
    @Test
    void aTableThatOpensInABatchOfOthersJoinsItsGroupThere() throws SQLException {
        // Given
        DirectTable first = table("t1", WEST);
        DirectTable second = table("t2", EAST);
        Partition partition = new Partition(one, first, second);
        partition.take(first.open());

        // When
        List<Arrival> batch = partition.arrivals(first, first.round("r1"));
        batch.addAll(partition.arrivals(second, List.of(second.open())));
        batch.addAll(partition.arrivals(second, second.round("r1")));
        partition.flow.take(batch);

        // Then
        assertThat(house.meter(WEST, "amount")).isEqualTo(LinkedHouse.SEED + 23);
        assertThat(house.meter(EAST, "amount")).isEqualTo(LinkedHouse.SEED + 23);
    }

    @Test
    void tablesOfOnePartitionSeeWhatTheOthersOfTheirBatchLeft() throws SQLException {
        // Given
        DirectTable first = table("t1", EAST);
        DirectTable second = table("t2", EAST);
        Partition partition = new Partition(one, first, second);

        // When
        List<Arrival> batch = partition.arrivals(first, List.of(first.open()));
        batch.addAll(partition.arrivals(second, List.of(second.open())));
        batch.addAll(partition.arrivals(first, first.round("r1")));
        batch.addAll(partition.arrivals(second, second.hit("r1")));
        batch.addAll(partition.arrivals(first, first.round("r2")));
        partition.flow.take(batch);

        // Then
        assertThat(house.paid(EAST)).isEqualTo(LinkedHouse.SEED + 46);
        assertThat(house.meter(EAST, "amount")).isEqualTo(LinkedHouse.SEED + 24);
        assertThat(house.ask(
                        "select changes from linked_meter where property_id = ? and group_id = ?",
                        house.property,
                        EAST))
                .as("written once a batch")
                .isEqualTo("1");
    }

    @Test
    void aRoundOfAGroupThatItsTableHasLeftIsCorrectedInThatGroup() throws SQLException {
        // Given: the table plays for the west now
        DirectTable table = table("t", EAST);
        Partition before = new Partition(one, table);
        before.take(table.open());
        before.take(table.hit("r1"));
        assertThat(house.paid(EAST)).isEqualTo(LinkedHouse.SEED + 23);
        new Sql(database).update("""
                update table_state set state = jsonb_set(state, '{setup,terms,meterGroups,progressive}', '"west"')
                where table_id = ?""", table.id);
        Partition after = new Partition(one, table);
        after.take(table.round("r2"));

        // When
        after.take(table.corrected("r1"));

        // Then
        assertThat(house.meter(EAST, "totals", "paid")).isZero();
        assertThat(house.meter(EAST, "amount")).isEqualTo(LinkedHouse.SEED + 23);
        assertThat(house.meter(WEST, "amount")).isEqualTo(LinkedHouse.SEED + 23);
    }

    /** A batch that is given up half way, with the meter moved already, leaves the meter as it was. */
    @Test
    void aRecordThatCannotBeStoredTakesNothingOutOfTheMeter() throws SQLException {
        // Given
        DirectTable table = table("t", EAST);
        Partition partition = new Partition(one, table);
        partition.take(table.open());
        List<Arrival> batch = partition.arrivals(table, table.hit("r1"));
        new Sql(database).update("""
                insert into entry (gaming_day, partition, event_offset, index, table_id, property_id, shift, hour, at,
                    recorded_at, kind, reference)
                values ('2026-11-02', ?, ?, 0, 'x', 'x', 1, now(), now(), now(), 'x', 'x')""", one, batch.getLast().offset());

        // When
        partition.flow.take(batch);

        // Then
        assertThat(house.ask("select code from quarantine where table_id = ?", table.id))
                .isEqualTo("cannot-be-stored");
        assertThat(house.rounds(EAST)).isZero();
        assertThat(house.meter(EAST, "amount")).isEqualTo(LinkedHouse.SEED);
        BehindTheBack.update(database, "delete from entry where partition = ? and table_id = 'x'", one);
    }

    /** Somebody holds the east; a table of the west and one of no group do not notice. */
    @Test
    void aBatchWaitsForNoMeterButThoseOfItsTables() throws Exception {
        // Given
        DirectTable west = table("w", WEST);
        DirectTable alone = new DirectTable(house.property + "-alone");
        TermsDocument terms = LinkedHouse.terms(WEST, LinkedHouse.OFTEN_WON);
        new Felt(alone.id, database, kafka).standsAt(house.property, StateJson.write(withoutGroup(terms)));
        Partition partition = new Partition(one, west, alone);

        // When
        try (ExecutorService instance = Executors.newSingleThreadExecutor();
                Connection holder = database.getConnection()) {
            holder.setAutoCommit(false);
            holder.createStatement().execute("select * from linked_meter where group_id = 'east' for update");
            List<Arrival> batch = partition.arrivals(west, List.of(west.open()));
            batch.addAll(partition.arrivals(alone, List.of(alone.open())));
            batch.addAll(partition.arrivals(west, west.round("r1")));
            batch.addAll(partition.arrivals(alone, alone.round("r1")));
            instance.submit(() -> partition.flow.take(batch)).get(60, TimeUnit.SECONDS);
            holder.rollback();
        }

        // Then
        assertThat(house.meter(WEST, "amount")).isEqualTo(LinkedHouse.SEED + 23);
        assertThat(house.ask(
                        "select state #>> '{meters,progressive,amount}' from table_state where table_id = ?", alone.id))
                .isEqualTo(String.valueOf(LinkedHouse.SEED + 23));
    }

    private static TermsDocument withoutGroup(TermsDocument terms) {
        return new TermsDocument(null, terms.selections(), null, null, terms.elections(), null, null, null, null);
    }

    private DirectTable table(String name, String group) throws SQLException {
        DirectTable table = new DirectTable(house.property + "-" + name);
        new Felt(table.id, database, kafka).standsAt(house.property, LinkedHouse.terms(group));
        return table;
    }

    /** One partition as an instance holds it. */
    private final class Partition {

        private final int number;
        private final List<DirectTable> tables;
        private final PartitionFlow flow;
        private long offset;

        Partition(int number, DirectTable... tables) throws SQLException {
            this.number = number;
            this.tables = List.of(tables);
            Reading none = (_, _) -> Answer.refused(Refusal.of("event-unreadable", "event", "none is read here", null));
            this.flow = PartitionFlow.take(database, RULES, none, InstantSource.system(), topic, number);
            this.offset = flow.nextOffset();
        }

        List<Arrival> arrivals(DirectTable table, List<TableEvent> events) {
            List<Arrival> arrivals = new ArrayList<>();
            events.forEach(event -> arrivals.add(table.arrival(number, offset++, event)));
            return arrivals;
        }

        void take(TableEvent event) throws SQLException {
            take(List.of(event));
        }

        void take(List<TableEvent> events) throws SQLException {
            flow.take(arrivals(tables.getFirst(), events));
        }

        Void play() throws SQLException {
            for (int batch = 0; batch < BATCHES; batch++) {
                List<Arrival> arrivals = new ArrayList<>();
                for (DirectTable table : tables) {
                    if (batch == 0) {
                        arrivals.addAll(arrivals(table, List.of(table.open())));
                    }
                    String round = "r" + batch;
                    arrivals.addAll(arrivals(table, batch % 10 == 9 ? table.hit(round) : table.round(round)));
                }
                flow.take(arrivals);
            }
            return null;
        }
    }
}
