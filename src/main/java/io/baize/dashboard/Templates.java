package io.baize.dashboard;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import java.util.List;

/** The pages in {@code resources/templates}, checked against these records when the service is built. */
@CheckedTemplate(basePath = "")
class Templates {

    static native TemplateInstance pit(Viewer viewer, Pit pit);

    static native TemplateInstance linkedMeters(Pit pit);

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

    static native TemplateInstance slips(Viewer viewer, SlipsView day);

    static native TemplateInstance slipRows(SlipsView day);

    static native TemplateInstance slipRequest(Viewer viewer, SlipForm form);

    static native TemplateInstance slip(Viewer viewer, SlipView slip);

    static native TemplateInstance slipBody(Viewer viewer, SlipView slip);

    static native TemplateInstance slipPaper(SlipView slip);

    static native TemplateInstance slipNumbers(Viewer viewer, SlipNumbersView numbers);

    static native TemplateInstance slipExceptions(Viewer viewer, List<SlipExceptionRow> exceptions);

    static native TemplateInstance slipExceptionRows(Viewer viewer, List<SlipExceptionRow> exceptions);

    static native TemplateInstance audit(Viewer viewer, ActsView acts);

    static native TemplateInstance auditReport(VerifiedView verified);

    static native TemplateInstance auditProgress(String what, String done, String total);

    static native TemplateInstance auditFailed(String why);

    static native TemplateInstance reports(Viewer viewer, ReportChoice choice, ReportView report, String refused);

    static native TemplateInstance reportRuns(Viewer viewer, List<RunRow> runs);

    static native TemplateInstance reportRunRows(List<RunRow> runs);

    static native TemplateInstance changes(Viewer viewer, ChangeList list);

    static native TemplateInstance changeRows(ChangeList list);

    static native TemplateInstance change(Viewer viewer, ChangeSheet sheet);

    static native TemplateInstance changeBody(Viewer viewer, ChangeSheet sheet);

    static native TemplateInstance changeNew(Viewer viewer, ChangeForm form);

    static native TemplateInstance evidence(EvidencePaper paper);

    static native TemplateInstance refused(String title, String message);

    private Templates() {}
}
