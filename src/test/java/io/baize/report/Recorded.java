package io.baize.report;

import java.util.ArrayList;
import java.util.List;

/** Keeps what a report writes. */
public final class Recorded implements ReportWriter {

    private final List<Line> lines = new ArrayList<>();
    private List<String> notes = List.of();

    @Override
    public void begin(Report report) {}

    @Override
    public void line(Line line) {
        lines.add(line);
    }

    @Override
    public void end(List<String> notes) {
        this.notes = notes;
    }

    public List<Line> lines() {
        return lines;
    }

    public List<Line> lines(Line.Kind kind) {
        return lines.stream().filter(line -> line.kind() == kind).toList();
    }

    public List<String> notes() {
        return notes;
    }
}
