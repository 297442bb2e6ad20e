package io.baize.report.write;

import io.baize.report.Column;
import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Letter paper, turned, or legal for many columns: the head of the table on every page, the report's name and the
 * page's number at its foot.
 */
final class PaperWriter implements ReportWriter {

    private static final int COLUMNS_ON_LETTER = 10;
    private static final String WIDE = "<style>@page { size: 14in 8.5in }</style>";

    private final OutputStream out;
    private final StringBuilder page = new StringBuilder();
    private Report report;

    PaperWriter(OutputStream out) {
        this.out = out;
    }

    @Override
    public void begin(Report report) {
        this.report = report;
        String title = escaped(report.heading().title());
        page.append("<html><head><title>").append(title).append("</title>");
        page.append("<link rel=\"stylesheet\" href=\"/static/report.css\" />");
        boolean wide = report.columns().size() > COLUMNS_ON_LETTER;
        page.append(wide ? WIDE + "</head><body class=\"wide\">" : "</head><body>");
        element("div", "foot", report.heading().title() + ", " + String.join(", ", report.about()));
        element("h1", "", report.heading().title());
        report.about().forEach(about -> element("p", "about", about));
        page.append("<table><thead><tr>");
        element("th", "", report.groupedBy());
        report.columns().forEach(column -> element("th", side(column), column.title()));
        page.append("</tr></thead><tbody>");
    }

    @Override
    public void line(Line line) {
        page.append("<tr class=\"").append(line.kind().word()).append("\">");
        element("td", "", label(line));
        for (int index = 0; index < line.values().size(); index++) {
            Value value = line.values().get(index);
            element(
                    "td",
                    side(report.columns().get(index)),
                    Shown.of(value, report.heading().zone()));
        }
        page.append("</tr>");
    }

    @Override
    public void end(List<String> notes) {
        page.append("</tbody></table>");
        report.definitions().forEach(definition -> element("p", "note", definition));
        notes.forEach(note -> element("p", "note", note));
        page.append("</body></html>");
        try {
            out.write(PrintedPage.pdf(page.toString()));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String label(Line line) {
        return switch (line.kind()) {
            case ROW -> line.group();
            case SUBTOTAL -> line.group() + ", total";
            case TOTAL -> "Total";
        };
    }

    private static String side(Column column) {
        return switch (column.kind()) {
            case COUNT, MONEY, PERCENT -> "n";
            case TEXT, DAY, MOMENT -> "";
        };
    }

    private void element(String name, String style, String text) {
        page.append('<').append(name);
        if (!style.isEmpty()) {
            page.append(" class=\"").append(style).append('"');
        }
        page.append('>').append(escaped(text)).append("</").append(name).append('>');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
