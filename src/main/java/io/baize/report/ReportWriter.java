package io.baize.report;

import java.util.List;

/** Takes a report in one format: once its head, then every line, once its end. It adds nothing up. */
public interface ReportWriter {

    void begin(Report report);

    void line(Line line);

    /** The notes are those of the report and those that its rows gave cause for. */
    void end(List<String> notes);
}
