package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Two tables and a gaming day of known money. Heads up 1 was counted at both ends and its box too: $10,000 + $2,000
 * fill − $500 credit − $3,000 drop + $700 won is the closer of $9,200, and the count found $10 less than was recorded.
 * Three card 1 has no closer and lost $120.
 */
@QuarkusTest
@TestProfile(ApiProfile.class)
class ReportsApiTest {

    private static final String HOUSE = "oneida";
    private static final String DAY = "2026-03-10";
    private static final String HU = "oneida-hu-1";
    private static final String TC = "oneida-tc-1";
    private static final Person FINANCE = Person.of("finance", HOUSE);

    private static boolean ready;

    @Inject
    DataSource database;

    @BeforeEach
    void theDayIsInTheBooks() {
        if (ready) {
            return;
        }
        TestFloor.ready(HOUSE, "ny");
        new TestBooks(database, HOUSE)
                .table(HU, "Heads up 1", "heads-up-holdem")
                .table(TC, "Three card 1", "three-card-poker")
                .counted(DAY, HU, "opener", DAY + "T14:00:00Z", 1_000_000)
                .entry(DAY, HU, "drop", "d1", DAY + "T15:00:00Z", Map.of("drop-box/cash", 300_000L, "tray", -300_000L))
                .entry(DAY, HU, "fill", "fill/1", DAY + "T21:00:00Z", Map.of("tray", 200_000L, "cage/fills", -200_000L))
                .entry(
                        DAY,
                        HU,
                        "credit",
                        "credit/2",
                        DAY + "T22:00:00Z",
                        Map.of("cage/credits", 50_000L, "tray", -50_000L))
                .entry(DAY, HU, "settlement", "r1", DAY + "T23:00:00Z", Map.of("tray", 70_000L, "win/ante", -70_000L))
                .counted(DAY, HU, "closer", "2026-03-11T08:00:00Z", 920_000)
                .box(DAY, HU, "2026-03-11T09:00:00Z")
                .entry(
                        DAY,
                        HU,
                        "count",
                        "b1",
                        "2026-03-11T09:00:00Z",
                        Map.of("count-room/cash", 299_000L, "drop-box/cash", -299_000L))
                .played(DAY, HU, 40, 500_000, 70_000)
                .counted(DAY, TC, "opener", DAY + "T14:00:00Z", 800_000)
                .entry(DAY, TC, "drop", "d2", DAY + "T15:00:00Z", Map.of("drop-box/cash", 50_000L, "tray", -50_000L))
                .entry(DAY, TC, "settlement", "r2", DAY + "T16:00:00Z", Map.of("tray", -12_000L, "win/ante", 12_000L))
                .played(DAY, TC, 7, 40_000, -12_000)
                .entry(
                        "2026-03-09",
                        TC,
                        "drop",
                        "d0",
                        "2026-03-09T15:00:00Z",
                        Map.of("drop-box/cash", 10_000L, "tray", -10_000L))
                .entry(
                        "2026-03-09",
                        TC,
                        "settlement",
                        "r0",
                        "2026-03-09T16:00:00Z",
                        Map.of("tray", 5_000L, "win/ante", -5_000L))
                .played("2026-03-09", TC, 2, 6_000, 5_000)
                .entry(
                        "2026-02-01",
                        HU,
                        "drop",
                        "d9",
                        "2026-02-01T15:00:00Z",
                        Map.of("drop-box/cash", 100_000L, "tray", -100_000L))
                .entry(
                        "2026-02-01",
                        HU,
                        "settlement",
                        "r9",
                        "2026-02-01T16:00:00Z",
                        Map.of("tray", -1_000L, "win/ante", 1_000L))
                .played("2026-02-01", HU, 3, 9_000, -1_000)
                .slip(1, "fill", HU, DAY, 200_000)
                .signed(1, 1, "post", DAY + "T21:00:00Z", 200_000L)
                .slip(2, "credit", HU, DAY, 60_000)
                .signed(2, 1, "post", DAY + "T22:00:00Z", 50_000L)
                .slip(3, "fill", HU, DAY, 30_000)
                .signed(3, 1, "ask-void", DAY + "T20:10:00Z", null)
                .signed(3, 2, "confirm-void", DAY + "T20:20:00Z", null)
                .slip(4, "fill", TC, DAY, 40_000)
                .slip(6, "fill", TC, DAY, 10_000)
                .opener(DAY, HU, -2_500, "2026-03-12T10:00:00Z")
                .slipException(TC, DAY + "T19:00:00Z")
                .alert(TC, DAY + "T18:00:00Z")
                .closed(DAY, "2026-03-11T12:00:00Z")
                // After the closing: a settlement that came late, and a slip that was made void.
                .entry(
                        "2026-03-11",
                        DAY,
                        TC,
                        "settlement",
                        "r3",
                        "2026-03-12T09:00:00Z",
                        Map.of("tray", 3_000L, "win/ante", -3_000L))
                .signed(4, 1, "ask-void", "2026-03-12T20:10:00Z", null)
                .signed(4, 2, "confirm-void", "2026-03-12T20:20:00Z", null);
        ready = true;
    }

    @Test
    void theMasterGameReportTellsEachTablesDay() {
        JsonPath report = json("master-game", DAY, "");

        assertThat(report.getString("version")).isEqualTo("as first closed on 2026-03-11 08:00:00 -04:00");
        assertThat(report.<Map<String, Object>>getList("lines").stream().map(line -> line.get("table")))
                .containsExactly("Heads up 1", "", "Three card 1", "", "");
        assertThat(line(report, 0))
                .containsEntry("group", "Heads up hold 'em")
                .containsEntry("opener", 1_000_000)
                .containsEntry("fills", 200_000)
                .containsEntry("credits", 50_000)
                .containsEntry("closer", 920_000)
                .containsEntry("recordedDrop", 300_000)
                .containsEntry("countedDrop", 299_000)
                .containsEntry("betWin", 70_000)
                .containsEntry("estimatedWin", 70_000)
                .containsEntry("countedWin", 69_000)
                .containsEntry("win", 69_000)
                .containsEntry("hold", 2_308);
        assertThat(line(report, 2))
                .containsEntry("closer", null)
                .containsEntry("estimatedWin", null)
                .containsEntry("win", -12_000)
                .containsEntry("hold", -2_400);
        assertThat(total(report)).containsEntry("win", 57_000).containsEntry("drop", 349_000);
        assertThat(report.getList("notes").toString())
                .contains("Counted win is not available in 1 of 2 rows; its totals add up the others.");
    }

    @Test
    void theStatisticalReportAddsUpTheMonthAndTheYear() {
        JsonPath report = json("statistical-game", DAY, "");

        assertThat(line(report, 0))
                .containsEntry("dayWin", 69_000)
                .containsEntry("mtdWin", 69_000)
                .containsEntry("ytdWin", 68_000)
                .containsEntry("ytdDrop", 399_000)
                .containsEntry("ytdHandle", 509_000);
        assertThat(line(report, 2)).containsEntry("mtdDrop", 60_000).containsEntry("mtdWin", -7_000);
        assertThat(total(report)).containsEntry("dayHandle", 540_000).containsEntry("ytdWin", 61_000);
    }

    @Test
    void everyReportAgreesWithTheOthersAndWithTheCore() {
        Map<String, Object> master = total(json("master-game", DAY, ""));
        Map<String, Object> summary = total(json("drop-and-win", DAY, ""));
        Map<String, Object> statistical = total(json("statistical-game", DAY, ""));
        Map<String, Object> slips = line(json("fill-and-credit", DAY, ""), -1);
        List<Map<String, Object>> core = FINANCE.get(house("win?by=table&period=day&on=" + DAY))
                .jsonPath()
                .getList("lines");

        for (String column : List.of("drop", "win", "betWin", "recordedDrop", "hold")) {
            assertThat(summary).containsEntry(column, master.get(column));
        }
        assertThat(statistical)
                .containsEntry("dayDrop", master.get("drop"))
                .containsEntry("dayWin", master.get("win"))
                .containsEntry("dayHold", master.get("hold"))
                .containsEntry("dayHandle", summary.get("handle"));
        assertThat((int) slips.get("posted")).isEqualTo((int) master.get("fills") + (int) master.get("credits"));
        assertThat(core.stream()
                        .mapToInt(line -> (int) ((Map<?, ?>) line.get("wins")).get("betLevel"))
                        .sum())
                .isEqualTo(master.get("betWin"));
        int days = 0;
        for (String day : List.of("2026-02-01", "2026-03-09", DAY)) {
            days += (int) total(json("drop-and-win", day, "")).get("win");
        }
        assertThat(statistical).containsEntry("ytdWin", days);
        assertThat(total(json("drop-and-win", "2026-02-01", "&to=" + DAY))).containsEntry("win", days);
    }

    @Test
    void fillsAndCreditsStandBesideTheirSlips() {
        JsonPath report = json("fill-and-credit", DAY, "");

        assertThat(report.<Map<String, Object>>getList("lines").stream()
                        .map(line -> line.get("slip") + " " + line.get("state")))
                .containsExactly("1 posted", "3 void", "4 requested", "6 requested", " ", "2 posted", " ", " ");
        assertThat(line(report, 5)).containsEntry("slipAmount", 60_000).containsEntry("difference", -10_000);
    }

    @Test
    void everyNumberOfTheSeriesIsPostedOrUnused() {
        JsonPath report = json("unused-slips", DAY, "");

        assertThat(report.<Map<String, Object>>getList("lines").stream()
                        .map(line -> line.get("group") + " " + line.get("number")))
                .containsExactly("Waiting 4", "Waiting 6", "Waiting ", "Void 3", "Void ", "Missing 5", "Missing ", " ");
        assertThat(total(report)).containsEntry("slips", 4);
        assertThat(json("unused-slips", DAY, "&version=restated").getString("lines[2].group"))
                .isEqualTo("Void");
    }

    @Test
    void aClosedDayStaysAsItWasFirstClosed() {
        assertThat(total(json("master-game", DAY, ""))).containsEntry("win", 57_000);
        assertThat(total(json("exceptions", DAY, "")))
                .as("the answer came after the closing")
                .containsEntry("exceptions", 3)
                .containsEntry("open", 2);

        JsonPath restated = json("master-game", DAY, "&version=restated");

        assertThat(restated.getString("version")).startsWith("restated on ");
        assertThat(total(restated)).containsEntry("win", 60_000).containsEntry("betWin", 61_000);
        assertThat(total(json("exceptions", DAY, "&version=restated"))).containsEntry("open", 1);
        assertThat(total(json("master-game", "2026-03-11", "")))
                .as("the day that took the late entry in")
                .containsEntry("win", 3_000);
    }

    @Test
    void everyFormatIsAFileOfItsOwnName() {
        for (Map.Entry<String, String> format : Map.of(
                        "csv", "text/csv",
                        "pdf", "application/pdf",
                        "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
                .entrySet()) {
            FINANCE.get(house("reports/master-game?on=" + DAY + "&format=" + format.getKey()))
                    .then()
                    .statusCode(200)
                    .contentType(containsString(format.getValue()))
                    .header("Content-Disposition", containsString("oneida-master-game-2026-03-10." + format.getKey()));
        }
    }

    @Test
    void whatCannotBeAskedForIsNamed() {
        refused("reports/master-game?on=" + DAY + "&to=2026-03-11", "to");
        refused("reports/drop-and-win?on=" + DAY + "&to=2026-03-09", "to");
        refused("reports/drop-and-win?on=2025-01-01&to=2026-01-02", "to");
        refused("reports/drop-and-win?on=2999-01-01", "on");
        refused("reports/drop-and-win?on=yesterday", "on");
        refused("reports/drop-and-win?version=first", "version");
        refused("reports/drop-and-win?format=doc", "format");
        FINANCE.get(house("reports/tips")).then().statusCode(404);
    }

    @Test
    void aRunTellsHowFarItIsAndHandsItsFileOut() throws InterruptedException {
        // When
        Response asked = FINANCE.post(
                house("report-runs"),
                "{\"report\": \"drop-and-win\", \"on\": \"2026-02-01\", \"to\": \"2026-03-10\", \"format\": \"csv\"}");
        asked.then().statusCode(202).header("Location", notNullValue());
        String run = house("report-runs/" + asked.jsonPath().getString("id"));
        JsonPath told = FINANCE.get(run).jsonPath();
        for (int look = 0; look < 200 && !told.getString("status").equals("done"); look++) {
            Thread.sleep(100);
            told = FINANCE.get(run).jsonPath();
        }

        // Then
        assertThat(told.getString("status")).isEqualTo("done");
        assertThat(told.getLong("rows")).isEqualTo(4);
        byte[] file =
                FINANCE.get(run + "/file").then().statusCode(200).extract().asByteArray();
        assertThat(file).hasSize(told.getInt("bytes"));
        assertThat(new String(file, java.nio.charset.StandardCharsets.UTF_8)).contains("\r\ntotal,,,4,");
        Person.of("finance", "elsewhere").get(run).then().statusCode(404);
        FINANCE.post(house("report-runs"), "{\"report\": \"tips\", \"format\": \"csv\"}")
                .then()
                .statusCode(404);
    }

    @Test
    void whoCountsSeesNoReportWhateverElseTheyAre() {
        Person both = new Person("both-1", java.util.Set.of("count-team", "finance"), List.of(HOUSE), List.of());

        both.get(house("reports/drop-and-win?on=" + DAY)).then().statusCode(403);
        FINANCE.get(house("reports")).then().statusCode(200).body("reports.size()", equalTo(6));
    }

    private static void refused(String path, String field) {
        FINANCE.get(house(path)).then().statusCode(400).body("field", equalTo(field));
    }

    private static String house(String path) {
        return "/properties/" + HOUSE + "/" + path;
    }

    private static JsonPath json(String report, String on, String more) {
        Response answer = FINANCE.get(house("reports/" + report + "?on=" + on + more));
        answer.then().statusCode(200);
        return answer.jsonPath();
    }

    private static Map<String, Object> line(JsonPath report, int index) {
        return report.getMap("lines[" + index + "]");
    }

    private static Map<String, Object> total(JsonPath report) {
        return line(report, -1);
    }
}
