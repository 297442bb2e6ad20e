package io.baize.dashboard;

import io.baize.report.ReportName;
import io.baize.report.store.Question;
import io.baize.report.write.Format;
import java.util.Arrays;
import java.util.List;

/** What stands in the form that asks for a report, and where its files are. */
record ReportChoice(
        String property, String report, String on, String to, String version, List<Kind> kinds, List<String> formats) {

    record Kind(String id, String title, String says, boolean chosen) {}

    static ReportChoice of(Question question) {
        boolean several = !question.period().from().equals(question.period().to());
        return new ReportChoice(
                question.property().id(),
                question.name().id(),
                question.period().from().toString(),
                several ? question.period().to().toString() : "",
                question.restated() ? "restated" : "closed",
                Arrays.stream(ReportName.values())
                        .map(name -> new Kind(name.id(), name.title(), name.says(), name == question.name()))
                        .toList(),
                Arrays.stream(Format.values()).map(Format::id).toList());
    }

    public boolean restated() {
        return version.equals("restated");
    }

    public String says() {
        return Words.sentence(
                kinds.stream().filter(Kind::chosen).findFirst().orElseThrow().says());
    }

    public String file(String format) {
        return "/api/v1/properties/" + Paths.encoded(property) + "/reports/" + report + "?on=" + on
                + (to.isEmpty() ? "" : "&to=" + to) + "&version=" + version + "&format=" + format;
    }

    public String runs() {
        return "/api/v1/properties/" + Paths.encoded(property) + "/report-runs";
    }
}
