package io.baize.api;

import io.baize.flow.Felt;
import io.baize.kernel.store.Sql;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;

/** A property with tables that have opened, and the people that a change needs. */
final class ChangeCase {

    final String property;
    final Person mara;
    final Person carl;
    final Person cleo;
    final Person sid;
    final Person nora = new Person("nora", Set.of("commission"), List.of(), List.of("ny", "md"));
    final List<Felt> felts = new ArrayList<>();
    private final DataSource database;

    private ChangeCase(String property, DataSource database) {
        this.property = property;
        this.database = database;
        this.mara = person("mara", "pit-manager");
        this.carl = person("carl", "compliance");
        this.cleo = person("cleo", "compliance");
        this.sid = person("sid", "surveillance");
    }

    /** Tables that really opened, through the flow. */
    static ChangeCase opened(DataSource database, String kafka, int tables) {
        return opened("p" + UUID.randomUUID().toString().substring(0, 8), database, kafka, tables);
    }

    static ChangeCase opened(String property, DataSource database, String kafka, int tables) {
        ChangeCase one = new ChangeCase(property, database);
        TestFloor floor = TestFloor.ready(one.property, "ny");
        for (int table = 1; table <= tables; table++) {
            Felt felt = new Felt(floor.table(one.property + "-" + table), database, kafka);
            felt.send(felt.open());
            one.felts.add(felt);
        }
        one.felts.forEach(felt ->
                felt.until("t", "select first_opened_at is not null from gaming_table where id = ?", felt.table));
        return one;
    }

    Person person(String name, String... roles) {
        return new Person(name, Set.of(roles), List.of(property), List.of());
    }

    Felt felt() {
        return felts.getFirst();
    }

    /** What is asked at all tables of the property. */
    String body(String path, String to) {
        return """
                {"property": "%s", "why": "Guests ask for it.", "scope": {"game": "heads-up-holdem"},
                 "changes": [{"path": "%s", "to": %s}]}""".formatted(property, path, to);
    }

    String asked(String path, String to) {
        return mara.post("/changes", body(path, to))
                .then()
                .statusCode(201)
                .extract()
                .path("change.id");
    }

    /** Everybody who must know has been told and says so, and compliance has approved. */
    String ready(String path, String to) {
        String change = submitted(path, to);
        for (String recipient : List.of("commission-staff", "surveillance", "public-sign")) {
            tell(change, recipient).then().statusCode(200);
        }
        nora.post(at(change, "acknowledgements"), "{\"recipient\": \"commission-staff\"}")
                .then()
                .statusCode(200);
        sid.post(at(change, "acknowledgements"), "{\"recipient\": \"surveillance\"}")
                .then()
                .statusCode(200);
        approve(carl, change).then().statusCode(200);
        return change;
    }

    String submitted(String path, String to) {
        String change = asked(path, to);
        mara.post(at(change, "submission"), "").then().statusCode(200);
        return change;
    }

    Response tell(String change, String recipient) {
        return mara.post(
                at(change, "notices"),
                "{\"recipient\": \"" + recipient + "\", \"channel\": \"by hand\", \"evidence\": \"photograph 1\"}");
    }

    Response approve(Person person, String change) {
        return person.post(at(change, "approvals"), "{\"as\": \"compliance\"}");
    }

    Response schedule(String change) {
        return mara.post(at(change, "schedule"), "{}");
    }

    Response withdraw(String change) {
        return mara.post(at(change, "withdrawal"), "{\"reason\": \"no longer wanted\"}");
    }

    Response read(String change) {
        return mara.get("/changes/" + change);
    }

    void until(String expected, String sql, Object... values) {
        felt().until(expected, sql, values);
    }

    void untilState(String expected, String change) {
        until(expected, "select state from change_request where id = ?", change);
    }

    Sql sql() {
        return new Sql(database);
    }

    static String at(String change, String step) {
        return "/changes/" + change + "/" + step;
    }
}
