package io.baize.api;

import io.baize.kernel.store.Sql;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/** A property with a pit, adopted rules and tables, set up through the API, and rows that only flow would write. */
final class TestFloor {

    static final String TERMS = """
            {"selections": {"trips-plus": "A", "pocket-bonus": "A", "progressive": "A"},
             "limits": {"ante": {"min": 500, "max": 50000, "increment": 500}}}""";

    private static final String ROUND = """
            insert into round (gaming_day, table_id, round_id, revision, property_id, status, opened_at,
                completed_at, pack_version, terms_version, facts, settlement, partition, event_offset)
            values ('2026-11-02', ?, ?, 1, ?, 'settled', ?::timestamptz, ?::timestamptz, '2026.1', 1,
                '{"jurisdiction": "ny", "game": "heads-up-holdem"}',
                '{"jurisdiction": "ny", "game": "heads-up-holdem", "pack": "2026.1", "status": "settled",
                  "bets": [], "meters": {},
                  "totals": {"stake": 0, "returned": 0, "won": 0, "vigorish": 0, "house": 0}}', 0, 0)""";

    private static final String QUARANTINED = """
            insert into quarantine (partition, event_offset, table_id, property_id, code, message,
                record_key, headers, payload, arrived_at)
            values (?, ?, ?, ?, 'identity-reused', 'another event had this identity', ?, '{}',
                convert_to('{"id":"e1"}', 'UTF8'), now())
            on conflict (partition, event_offset) do update
            set status = 'open', decided_by = null, decided_at = null, decision_reason = null""";

    private final String property;
    private final Person manager;

    private TestFloor(String property) {
        this.property = property;
        this.manager = Person.of("pit-manager", property);
    }

    static TestFloor ready(String property, String jurisdiction) {
        TestFloor floor = new TestFloor(property);
        floor.manager
                .post("/properties", property(property, jurisdiction))
                .then()
                .statusCode(201);
        floor.manager.post("/properties/" + property + "/pits", pit()).then().statusCode(201);
        floor.manager
                .post("/properties/" + property + "/adoptions", adoption())
                .then()
                .statusCode(201);
        return floor;
    }

    /** A table with terms, never opened. */
    String table(String id) {
        manager.post("/tables", table(id, property)).then().statusCode(201);
        manager.put("/tables/" + id + "/terms", TERMS).then().statusCode(200);
        return id;
    }

    /** The group has a game of its own, since the rules of heads up hold 'em keep a meter to one table. */
    TestFloor withMeterGroup(String id) {
        manager.post("/properties/" + property + "/adoptions", adoption().replace("heads-up-holdem", "caribbean-stud"))
                .then()
                .statusCode(201);
        manager.post("/properties/" + property + "/meter-groups", meterGroup(id))
                .then()
                .statusCode(201);
        return this;
    }

    /** The id of a request that asks for another paytable there. */
    String asked(String table) {
        return new Person("mara", Set.of("pit-manager"), List.of(property), List.of())
                .post("/changes", change(property, table))
                .then()
                .statusCode(201)
                .extract()
                .path("change.id");
    }

    Person manager() {
        return manager;
    }

    static String property(String id, String jurisdiction) {
        return """
                {"id": "%s", "name": "The house", "jurisdiction": "%s", "timeZone": "America/New_York",
                 "gamingDayStart": "06:00"}""".formatted(id, jurisdiction);
    }

    static String pit() {
        return """
                {"id": "pit-1", "name": "Main pit"}""";
    }

    static String adoption() {
        return """
                {"game": "heads-up-holdem", "packVersion": "2026.1", "effectiveFrom": "2026-11-01"}""";
    }

    static String meterGroup(String id) {
        return """
                {"id": "%s", "name": "Stud jackpot", "game": "caribbean-stud", "schedule": "progressive"}""".formatted(id);
    }

    static String table(String id, String property) {
        return """
                {"id": "%s", "property": "%s", "pit": "pit-1", "name": "Heads up 1",
                 "game": "heads-up-holdem"}""".formatted(id, property);
    }

    static String change(String property, String table) {
        return """
                {"property": "%s", "why": "Guests ask for it.", "scope": {"tables": ["%s"]},
                 "changes": [{"path": "selections.trips-plus", "to": "B"}]}""".formatted(property, table);
    }

    static String suspension(String property, String table) {
        return """
                {"property": "%s", "why": "The felt is torn.", "scope": {"tables": ["%s"]},
                 "wager": "pocket-bonus"}""".formatted(property, table);
    }

    /** A request of mara's, where commission staff was told and nothing else was done. */
    static void told(DataSource database, String change, String state) {
        Sql sql = new Sql(database);
        sql.update("delete from change_approval where request_id = ?", change);
        sql.update("delete from change_notice where request_id = ?", change);
        sql.update(
                "update change_request set state = ?, submitted_by = null, closed_by = null where id = ?",
                state,
                change);
        sql.update("insert into change_notice values (?, 'commission-staff', 'by hand', now(), 'mara')", change);
    }

    static void open(DataSource database, String table) {
        new Sql(database).update("update gaming_table set first_opened_at = now() where id = ?", table);
    }

    static void settledRound(DataSource database, String table, String property, String round, String completedAt) {
        new Sql(database).update(ROUND, table, round, property, completedAt, completedAt);
    }

    static void quarantined(DataSource database, int partition, long offset, String table, String property) {
        new Sql(database).update(QUARANTINED, partition, offset, table, property, table);
    }

    static void writtenReport(DataSource database, String property, String run) {
        new Sql(database).update("""
                insert into report_run (id, property_id, report, period_from, period_to, restated, format, asked_by,
                    asked_at, status, bytes)
                values (?::uuid, ?, 'drop-and-win', '2026-11-02', '2026-11-02', false, 'csv', 'test', now(), 'done', 0)
                on conflict do nothing""", run, property);
    }

    /** The next service that starts on this database would send them. */
    static void forgetCommands(DataSource database) {
        new Sql(database).update("delete from command_outbox");
    }
}
