package io.baize.report.write;

import io.baize.report.ReportWriter;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The files a report can be had as, and how many rows each can hold. */
public enum Format {
    /**
     * Written as it comes. The bound is far beyond what a year of every slip comes to, and keeps a file from
     * endlessness.
     */
    CSV("text/csv; charset=UTF-8", 5_000_000, CsvWriter::new),
    /** A sheet has 1,048,576 lines, and the head and the subtotals need some of them. */
    XLSX("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", 1_000_000, XlsxWriter::new),
    /** Pages are laid out in memory: LongReportTest says how much that takes. */
    PDF("application/pdf", 5_000, PaperWriter::new),
    JSON("application/json", 5_000_000, JsonWriter::new);

    private final String mediaType;
    private final long mostRows;
    private final Function<OutputStream, ReportWriter> writer;

    Format(String mediaType, long mostRows, Function<OutputStream, ReportWriter> writer) {
        this.mediaType = mediaType;
        this.mostRows = mostRows;
        this.writer = writer;
    }

    public static Optional<Format> find(String id) {
        for (Format format : values()) {
            if (format.id().equals(id)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** Also the end of the file's name. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String mediaType() {
        return mediaType;
    }

    public long mostRows() {
        return mostRows;
    }

    /** The file is whole when the writer has been told the end; closing the stream is the caller's. */
    public ReportWriter writer(OutputStream out) {
        return writer.apply(out);
    }
}
