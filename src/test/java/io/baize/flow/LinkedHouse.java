package io.baize.flow;

import io.baize.table.store.StateJson;
import io.baize.terms.TermsDocument;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.apache.kafka.common.utils.Utils;

/** A property in Maryland with meter groups, and heads up hold 'em tables on the partitions that a test wants. */
final class LinkedHouse {

    /** Pays every royal flush out of the meter, which starts at $2,000 (MD Ch.12 2nd D(3)(b)(iii)). */
    static final String OFTEN_WON = "G";

    static final long SEED = 200_000;

    /** Pays only a flopped royal flush out of the meter. */
    static final String HARDLY_EVER_WON = "E";

    static final long CONTRIBUTION = 2_345;
    static final long RESERVE = 150;
    private static final int PARTITIONS = 6;

    final String property = "p-" + UUID.randomUUID().toString().substring(0, 8);
    private final DataSource database;
    private final String kafka;
    private final Felt house;

    LinkedHouse(DataSource database, String kafka) throws SQLException {
        this.database = database;
        this.kafka = kafka;
        this.house = new Felt("none", database, kafka);
        house.property(property, "md");
    }

    LinkedHouse group(String id) throws SQLException {
        house.sql("insert into meter_group values (?, ?, ?, 'heads-up-holdem', 'progressive')", property, id, id);
        house.sql("insert into linked_meter (property_id, group_id) values (?, ?)", property, id);
        return this;
    }

    /** The first name of which Kafka makes this partition. */
    Felt table(int partition, String group) throws SQLException {
        return table(partition, group, OFTEN_WON);
    }

    Felt table(int partition, String group, String paytable) throws SQLException {
        String name = IntStream.iterate(0, number -> number + 1)
                .mapToObj(number -> property + "-" + group + "-" + number)
                .filter(one -> partition(one) == partition)
                .findFirst()
                .orElseThrow();
        Felt felt = new Felt(name, database, kafka);
        felt.standsAt(property, StateJson.write(terms(group, paytable)));
        return felt;
    }

    static int partition(String key) {
        return Utils.toPositive(Utils.murmur2(key.getBytes(StandardCharsets.UTF_8))) % PARTITIONS;
    }

    static String terms(String group) {
        return StateJson.write(terms(group, OFTEN_WON));
    }

    static TermsDocument terms(String group, String paytable) {
        return new TermsDocument(
                null,
                Map.of("odds/bad-beat", "A", "progressive", paytable),
                null,
                null,
                Map.of(
                        "progressive-contribution", String.valueOf(CONTRIBUTION),
                        "progressive-reserve", String.valueOf(RESERVE)),
                null,
                Map.of("progressive", group),
                null,
                null);
    }

    String ask(String sql, Object... values) {
        return house.ask(sql, values);
    }

    /** What the group's rounds paid out of the meter; each fed it with one dollar. */
    long paid(String group) {
        return Long.parseLong(house.ask(
                ROUNDS.formatted("coalesce(sum((settlement #>> " + "'{meters,progressive,paid}')::bigint), 0)"),
                property,
                group));
    }

    long rounds(String group) {
        return Long.parseLong(house.ask(ROUNDS.formatted("count(*)"), property, group));
    }

    private static final String ROUNDS = """
            select %s from round
            where property_id = ? and status = 'settled' and facts #>> '{meterGroups,progressive}' = ?""";

    long meter(String group, String... path) {
        return Long.parseLong(house.ask(
                "select meter #>> string_to_array(?, ',') from linked_meter where property_id = ? and group_id = ?",
                String.join(",", path),
                property,
                group));
    }
}
