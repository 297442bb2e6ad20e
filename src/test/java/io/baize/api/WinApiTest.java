package io.baize.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Win and reconciliation as finance asks for them. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class WinApiTest {

    private static final String PROPERTY = "saratoga";
    private static final String TABLE = "saratoga-hu-1";
    private static final Person FINANCE = Person.of("finance", PROPERTY);
    private static final String WIN = "/properties/" + PROPERTY + "/win";

    private static boolean ready;

    @Inject
    DataSource database;

    @BeforeEach
    void aDayOfATable() {
        if (!ready) {
            TestFloor.ready(PROPERTY, "ny").table(TABLE);
            posted("2026-10-30", "drop-box/cash", 30_000);
            posted("2026-10-30", "win/ante", -9_000);
            posted("2026-11-02", "drop-box/cash", 20_000);
            posted("2026-11-02", "win/ante", -4_000);
            posted("2026-11-02", "vigorish", -50);
            ready = true;
        }
    }

    @Test
    void theWinOfADayIsToldWithItsHold() {
        FINANCE.get(WIN + "?by=table&period=day&on=2026-11-02")
                .then()
                .statusCode(200)
                .body("lines.of", contains(TABLE))
                .body("lines[0].wins.betLevel", equalTo(4_050))
                .body("lines[0].wins.estimated", nullValue())
                .body("lines[0].drop.cash", equalTo(20_000))
                .body("lines[0].vigorish", equalTo(50))
                .body("lines[0].hold", equalTo("20.25 %"))
                .body("lines[0].holdBasisPoints", equalTo(2_025))
                .body("lines[0].theo", nullValue());
    }

    @Test
    void theYearHoldsWhatItsDaysHold() {
        FINANCE.get(WIN + "?by=property&period=ytd&on=2026-11-02")
                .then()
                .statusCode(200)
                .body("from", equalTo("2026-01-01"))
                .body("lines[0].of", equalTo(PROPERTY))
                .body("lines[0].wins.betLevel", equalTo(13_050))
                .body("lines[0].drop.estimated", equalTo(50_000));
        FINANCE.get(WIN + "?by=game&period=mtd&on=2026-11-02")
                .then()
                .body("lines[0].of", equalTo("heads-up-holdem"))
                .body("lines[0].wins.betLevel", equalTo(4_050));
    }

    @Test
    void aDayWithoutPlayHasNoLines() {
        FINANCE.get(WIN + "?on=2026-02-02").then().statusCode(200).body("lines", empty());
    }

    @Test
    void aTableThatWasNotCountedIsNotSettled() {
        FINANCE.get("/properties/" + PROPERTY + "/reconciliation?day=2026-11-02")
                .then()
                .statusCode(200)
                .body("settled", equalTo(false))
                .body("tables[0].wins.betLevel", equalTo(4_050))
                .body("tables[0].countedLessBets", nullValue());
    }

    @Test
    void whatCannotBeReadIsNamedWithWhatCan() {
        FINANCE.get(WIN + "?by=dealer")
                .then()
                .statusCode(400)
                .body("field", equalTo("by"))
                .body("limit", equalTo("table, game, pit, property"));
        FINANCE.get(WIN + "?period=week").then().statusCode(400).body("field", equalTo("period"));
        FINANCE.get(WIN + "?on=yesterday").then().statusCode(400).body("field", equalTo("on"));
    }

    @Test
    void whoCountsSeesNoWinWhateverElseTheyAre() {
        Person both = new Person("both-1", Set.of("finance", "count-team"), List.of(PROPERTY), List.of());
        both.get(WIN).then().statusCode(403);
        both.get("/properties/" + PROPERTY + "/reconciliation").then().statusCode(403);
    }

    private void posted(String day, String account, long amount) {
        new Sql(database)
                .update("insert into account_day values (?::date, ?, ?, ?, ?)", day, TABLE, PROPERTY, account, amount);
    }
}
