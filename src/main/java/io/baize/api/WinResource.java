package io.baize.api;

import io.baize.api.WinDocuments.ReconciliationDocument;
import io.baize.api.WinDocuments.ReconciliationReport;
import io.baize.api.WinDocuments.WinReport;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.ledger.Period;
import io.baize.ledger.store.MoneyRules;
import io.baize.ledger.store.ReconciliationQueries;
import io.baize.ledger.store.WinQueries;
import io.baize.terms.store.Property;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.time.LocalDate;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/properties/{property}")
@Tag(name = "Money")
public class WinResource {

    private final VisibleFloor visible;
    private final MoneyRules rules;
    private final WinQueries wins;
    private final ReconciliationQueries reconciliations;
    private final Asked asked;

    WinResource(
            VisibleFloor visible,
            MoneyRules rules,
            WinQueries wins,
            ReconciliationQueries reconciliations,
            Asked asked) {
        this.visible = visible;
        this.rules = rules;
        this.wins = wins;
        this.reconciliations = reconciliations;
        this.asked = asked;
    }

    @GET
    @Path("win")
    @AllowedTo(Access.READ_WIN)
    @Operation(summary = "Win, drop and hold", description = """
                    By part of the floor, for the hours or shifts of a gaming day, the day, its month or its year so \
                    far. Of a gaming day in the property's own time; the running one where `on` is left out.""")
    public WinReport readWin(
            @PathParam("property") String id,
            @QueryParam("by") @Parameter(description = "table, game, pit or property", example = "table") String by,
            @QueryParam("period") @Parameter(description = "hour, shift, day, mtd or ytd", example = "day")
                    String period,
            @QueryParam("on") @Parameter(example = "2026-11-02") String on) {
        Property property = visible.property(id);
        WinQueries.By part = Asked.one("by", by, WinQueries.By.class, WinQueries.By.TABLE);
        Period stretch = Asked.one("period", period, Period.class, Period.DAY);
        LocalDate day = asked.day("on", on, property);
        return new WinReport(
                id,
                Asked.word(part),
                Asked.word(stretch),
                stretch.from(day),
                day,
                wins.lines(id, rules.calendar(id), part, stretch, day).stream()
                        .map(WinDocuments::line)
                        .toList());
    }

    @GET
    @Path("reconciliation")
    @AllowedTo(Access.RECONCILE)
    @Operation(summary = "The three wins of each table's day, and why they differ", description = """
                    Estimated less bet-level is explained by what the ledger knows (hand-pays, vigorish owed, coupons) \
                    and by the tray, stretch by stretch between its counts; counted less estimated by the boxes.""")
    public ReconciliationReport readReconciliation(
            @PathParam("property") String id, @QueryParam("day") @Parameter(example = "2026-11-02") String on) {
        Property property = visible.property(id);
        LocalDate day = asked.day("day", on, property);
        List<ReconciliationDocument> tables = reconciliations.of(id, rules.calendar(id), day).stream()
                .map(WinDocuments::reconciliation)
                .toList();
        boolean settled = tables.stream().allMatch(ReconciliationDocument::settled);
        return new ReconciliationReport(id, day, settled, tables);
    }
}
