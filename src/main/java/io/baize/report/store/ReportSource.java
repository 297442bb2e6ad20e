package io.baize.report.store;

import io.baize.report.Heading;
import io.baize.report.Report;
import io.baize.report.ReportName;

/** Knows the columns of one report and where its rows are. It reads when the report is written, in one snapshot. */
interface ReportSource {

    ReportName name();

    /** The heading says which version of the books to read, and as of which moment. */
    Report report(Question question, Heading heading);
}
