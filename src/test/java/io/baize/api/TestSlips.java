package io.baize.api;

import io.baize.kernel.store.Sql;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/** Slips in tests: asked for through the API, and rows put back to where an endpoint needs them. */
final class TestSlips {

    static final String COUNTED = "{\"chips\": {\"2500\": 20, \"500\": 10}, \"total\": 55000}";
    static final String SHORT = "{\"chips\": {\"2500\": 19, \"500\": 10}, \"total\": 52500}";
    static final String REASON = "{\"reason\": \"typed twice\"}";
    static final String EXCEPTION = "9000001";

    private static final String SIGNATURE = """
            insert into slip_signature values (?, 1, ?, ?, ?, ?, now(), ?::jsonb, ?, ?)""";
    private static final String CHIPS = "{\"2500\": 20, \"500\": 10}";

    private TestSlips() {}

    static String request(String table, String reference) {
        return request("fill", table, reference);
    }

    static String request(String kind, String table, String reference) {
        return """
                {"reference": "%s", "kind": "%s", "table": "%s", "chips": {"2500": 20, "500": 10},
                 "total": 55000}""".formatted(reference, kind, table);
    }

    /** Slip 1 of the property. */
    static void add(String table, String property) {
        pit(property, "asks").post("/slips", request(table, "access")).then().statusCode(201);
    }

    /** Puts slip 1 where the endpoint may take its step, whatever the last visitor did to it. */
    static void readyFor(String path, String role, DataSource database, String property, String table) {
        if (!path.startsWith("/slip")) {
            return;
        }
        Sql sql = new Sql(database);
        sql.update("delete from slip_signature where property_id = ? and place > 0", property);
        sql.update("delete from command_outbox where table_id = ?", table);
        String state = "requested";
        if (path.endsWith("/delivery")) {
            state = "prepared";
            sql.update(SIGNATURE, property, 1, "prepare", "counts", "cage", CHIPS, 55_000L, null);
        } else if (path.endsWith("/void-confirmation") || path.endsWith("/void-refusal")) {
            state = "void-asked";
            String otherSide = role.equals("cage") ? "pit-supervisor" : "cage";
            sql.update(SIGNATURE, property, 1, "ask-void", "voids", otherSide, null, null, "typed twice");
        }
        sql.update("update slip set state = ? where property_id = ? and number = 1", state, property);
        sql.update("""
                insert into slip_exception (id, property_id, slip, table_id, code, message, raised_at)
                overriding system value values (?, ?, 'F-7', ?, 'slip-unknown-slip', 'no such slip', now())
                on conflict (id) do update set answered_by = null, answered_at = null, answer = null""", Long.valueOf(EXCEPTION), property, table);
    }

    static Person pit(String property, String name) {
        return somebody("pit-supervisor", property, name);
    }

    static Person cage(String property, String name) {
        return somebody("cage", property, name);
    }

    static Person terminal(String property, String name) {
        return somebody("dealer-terminal", property, name);
    }

    static Person somebody(String role, String property, String name) {
        return new Person(name, Set.of(role), List.of(property), List.of());
    }
}
