package io.baize.cli;

import io.baize.audit.ChainReport;
import io.baize.audit.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** A chain's report as lines for a person at a terminal. */
final class AuditWords {

    private AuditWords() {}

    static List<String> of(ChainReport report) {
        List<String> lines = new ArrayList<>();
        lines.add("%-24s %-14s %s".formatted(report.chain(), verdict(report), compared(report)));
        for (Fault fault : report.faults()) {
            String row = fault.sequence() == null ? "" : fault.sequence().toString();
            lines.add("%12s  %s".formatted(row, fault.says()));
        }
        long more = report.faultCount() - report.faults().size();
        if (more > 0) {
            lines.add("%12s  and %,d more".formatted("", more));
        }
        return lines;
    }

    private static String verdict(ChainReport report) {
        if (report.intact()) {
            return "holds";
        }
        return report.brokenAt() == null ? "BROKEN" : "BROKEN at " + report.brokenAt();
    }

    private static String compared(ChainReport report) {
        List<String> parts = new ArrayList<>();
        new TreeMap<>(report.compared())
                .forEach((what, times) -> parts.add(String.format(Locale.US, "%s %,d", what.replace('-', ' '), times)));
        return parts.isEmpty() ? "nothing to compare" : String.join(", ", parts);
    }
}
