package io.baize.api;

import io.baize.api.ReportDocuments.RunRequest;
import io.baize.api.problem.Refused;
import io.baize.report.store.Question;
import io.baize.report.store.Run;
import io.baize.report.store.Runs;
import io.baize.report.write.Format;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Map;
import java.util.UUID;

/** Reports that people ask to have written: each is an act of theirs. */
@ApplicationScoped
class ReportRuns {

    private final VisibleFloor visible;
    private final ReportQuestions questions;
    private final Runs runs;
    private final Acts acts;

    ReportRuns(VisibleFloor visible, ReportQuestions questions, Runs runs, Acts acts) {
        this.visible = visible;
        this.questions = questions;
        this.runs = runs;
        this.acts = acts;
    }

    @Transactional
    Run add(String id, RunRequest request) {
        Property property = visible.property(id);
        Format format = ReportQuestions.format(request.format());
        Question question = questions.read(property, request.report(), request.on(), request.to(), request.version());
        UUID run = runs.add(question, format, acts.actor(), acts.now());
        acts.record(
                property.id(),
                "report.ask",
                "report-run/" + run,
                Map.of(
                        "report", question.name().id(),
                        "from", question.period().from().toString(),
                        "to", question.period().to().toString(),
                        "restated", question.restated(),
                        "format", format.id()));
        return find(id, run.toString());
    }

    Run find(String property, String id) {
        return runs.find(visible.property(property).id(), uuid(id))
                .orElseThrow(() -> Refused.notFound("there is no report run " + id));
    }

    private static UUID uuid(String id) {
        try {
            return UUID.fromString(id);
        } catch (IllegalArgumentException _) {
            throw Refused.notFound("there is no report run " + id);
        }
    }
}
