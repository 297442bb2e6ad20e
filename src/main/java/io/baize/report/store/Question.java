package io.baize.report.store;

import io.baize.report.Heading.Period;
import io.baize.report.ReportName;
import io.baize.terms.store.Property;

/**
 * Which report is asked for. Of closed days it is the one of their closing, always the same; {@code restated} also
 * counts what was learned about them since.
 */
public record Question(ReportName name, Property property, Period period, boolean restated) {

    /** A file's name without its ending: catskill-master-game-2026-11-01. */
    public String fileName() {
        String days =
                period.from().equals(period.to()) ? period.from().toString() : period.from() + "-to-" + period.to();
        return property.id() + "-" + name.id() + "-" + days + (restated ? "-restated" : "");
    }
}
