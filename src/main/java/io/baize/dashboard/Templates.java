package io.baize.dashboard;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import java.util.List;

/** The pages in {@code resources/templates}, checked against these records when the service is built. */
@CheckedTemplate(basePath = "")
class Templates {

    static native TemplateInstance pit(Viewer viewer, Pit pit);

    static native TemplateInstance pitRows(Viewer viewer, Pit pit);

    static native TemplateInstance table(Viewer viewer, TableNow now, TermsPanel terms, String more);

    static native TemplateInstance tableNow(Viewer viewer, TableNow now);

    static native TemplateInstance rounds(List<RoundRow> rounds, String more);

    static native TemplateInstance round(Viewer viewer, RoundView round);

    static native TemplateInstance roundBody(RoundView round);

    static native TemplateInstance alerts(Viewer viewer, List<HeldRound> held, List<AlertRow> alerts);

    static native TemplateInstance alertRows(Viewer viewer, List<HeldRound> held, List<AlertRow> alerts);

    static native TemplateInstance quarantine(Viewer viewer, List<QuarantineRow> events);

    static native TemplateInstance quarantineRows(Viewer viewer, List<QuarantineRow> events);

    static native TemplateInstance rules(Viewer viewer, RulesView rules);

    static native TemplateInstance rulesIndex(Viewer viewer, List<RulesView.Book> books);

    static native TemplateInstance sign(SignView sign);

    static native TemplateInstance notices(Viewer viewer, List<NoticesView> places);

    static native TemplateInstance changes(Viewer viewer, ChangeList list);

    static native TemplateInstance changeRows(ChangeList list);

    static native TemplateInstance change(Viewer viewer, ChangeSheet sheet);

    static native TemplateInstance changeBody(Viewer viewer, ChangeSheet sheet);

    static native TemplateInstance changeNew(Viewer viewer, ChangeForm form);

    static native TemplateInstance evidence(EvidencePaper paper);

    static native TemplateInstance refused(String title, String message);

    private Templates() {}
}
