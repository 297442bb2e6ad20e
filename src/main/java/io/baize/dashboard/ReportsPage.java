package io.baize.dashboard;

import io.baize.api.ReportQuestions;
import io.baize.api.access.Access;
import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.store.Question;
import io.baize.report.store.Reports;
import io.baize.report.store.Runs;
import io.baize.terms.store.Property;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** Reports: choose one, see it with its totals, take it as a file, or have a long one written. */
@Path("/")
@Authenticated
@Blocking
public class ReportsPage {

    private static final int MOST_ROWS_SHOWN = 1_000;
    private static final int RUNS_SHOWN = 30;

    private final Viewers viewers;
    private final ReportQuestions questions;
    private final Reports reports;
    private final Runs runs;
    private final Live live;

    ReportsPage(Viewers viewers, ReportQuestions questions, Reports reports, Runs runs, Live live) {
        this.viewers = viewers;
        this.questions = questions;
        this.reports = reports;
        this.runs = runs;
        this.live = live;
    }

    @GET
    @Path("reports")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance report(
            @QueryParam("property") String property,
            @QueryParam("report") String report,
            @QueryParam("on") String on,
            @QueryParam("to") String to,
            @QueryParam("version") String version) {
        Viewer viewer = viewers.at(property, Access.READ_REPORTS);
        String name = report == null ? ReportName.DROP_AND_WIN.id() : report;
        try {
            Question question = questions.read(viewer.property(), name, given(on), given(to), given(version));
            return shown(viewer, question);
        } catch (Refused refused) {
            Question plain = questions.read(viewer.property(), ReportName.DROP_AND_WIN.id(), null, null, null);
            return Templates.reports(
                    viewer, ReportChoice.of(plain), null, refused.problem().detail());
        }
    }

    @GET
    @Path("reports/runs")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance runs(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_REPORTS);
        return Templates.reportRuns(viewer, rows(viewer.property()));
    }

    @GET
    @Path("live/report-runs")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_REPORTS);
        return live.follow(
                "report runs " + viewer.property().id(),
                () -> Templates.reportRunRows(rows(viewer.property())).render());
    }

    private TemplateInstance shown(Viewer viewer, Question question) {
        ReportView view = new ReportView();
        return switch (reports.write(question, view, MOST_ROWS_SHOWN)) {
            case Answer.Given<Report.Written> _ -> Templates.reports(viewer, ReportChoice.of(question), view, null);
            case Answer.Refused<Report.Written>(Refusal refusal) ->
                Templates.reports(
                        viewer,
                        ReportChoice.of(question),
                        null,
                        "A page shows at most " + refusal.limit() + ". Take the report as a file, or ask for less.");
        };
    }

    private List<RunRow> rows(Property property) {
        return runs.newest(property.id(), RUNS_SHOWN).stream()
                .map(run -> RunRow.of(run, property.timeZone()))
                .toList();
    }

    /** A field of a form that was left empty is not there. */
    private static String given(String field) {
        return field == null || field.isBlank() ? null : field;
    }
}
