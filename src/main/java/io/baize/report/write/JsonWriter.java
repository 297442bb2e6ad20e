package io.baize.report.write;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.baize.kernel.Money;
import io.baize.report.Column;
import io.baize.report.Heading;
import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** For programs: money in cents, percents in basis points, and null for what is not available. */
final class JsonWriter implements ReportWriter {

    private static final JsonFactory JSON = new JsonFactory();

    private final JsonGenerator out;
    private Report report;

    private interface Writing {
        void run() throws IOException;
    }

    JsonWriter(OutputStream out) {
        try {
            this.out = JSON.createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void begin(Report report) {
        this.report = report;
        write(() -> {
            Heading heading = report.heading();
            out.writeStartObject();
            out.writeStringField("report", heading.name());
            out.writeStringField("title", heading.title());
            out.writeStringField("property", heading.property());
            out.writeStringField("from", heading.period().from().toString());
            out.writeStringField("to", heading.period().to().toString());
            out.writeStringField("asOf", heading.asOf().toString());
            out.writeStringField("version", heading.versionMark());
            out.writeStringField("groupedBy", report.groupedBy());
            out.writeArrayFieldStart("columns");
            for (Column column : report.columns()) {
                out.writeStartObject();
                out.writeStringField("id", column.id());
                out.writeStringField("title", column.title());
                out.writeStringField("kind", column.kind().name().toLowerCase(Locale.ROOT));
                out.writeStringField("means", column.means());
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeArrayFieldStart("lines");
        });
    }

    @Override
    public void line(Line line) {
        write(() -> {
            out.writeStartObject();
            out.writeStringField("line", line.kind().word());
            out.writeStringField("group", line.group());
            for (int index = 0; index < report.columns().size(); index++) {
                out.writeFieldName(report.columns().get(index).id());
                value(line.values().get(index));
            }
            out.writeEndObject();
        });
    }

    @Override
    public void end(List<String> notes) {
        write(() -> {
            out.writeEndArray();
            out.writeArrayFieldStart("notes");
            for (String note : notes) {
                out.writeString(note);
            }
            out.writeEndArray();
            out.writeEndObject();
            out.close();
        });
    }

    private void value(Value value) throws IOException {
        switch (value) {
            case Value.Text(String text) -> out.writeString(text);
            case Value.Count(long count) -> out.writeNumber(count);
            case Value.Amount(Money money) -> out.writeNumber(money.cents());
            case Value.Percent(long points) -> out.writeNumber(points);
            case Value.Day _ -> out.writeString(Shown.of(value, report.heading().zone()));
            case Value.Moment moment -> out.writeString(moment.at().toString());
            case Value.NotAvailable _ -> out.writeNull();
        }
    }

    private static void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
