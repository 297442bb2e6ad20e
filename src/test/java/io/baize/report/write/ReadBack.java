package io.baize.report.write;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.report.Column;
import io.baize.report.Report;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/**
 * Reads a written report with a reader that is not ours (the CSV by the letter of RFC 4180), each line as its kind,
 * group and cells in one plain spelling: cents, basis points, ISO days, n/a.
 */
final class ReadBack {

    private static final int WORDS_BEFORE_CELLS = 2;
    private static final ObjectMapper JSON = new ObjectMapper();

    private ReadBack() {}

    static List<List<String>> csv(byte[] file, Report report) {
        List<List<String>> lines = new ArrayList<>();
        for (List<String> fields : records(new String(file, StandardCharsets.UTF_8))) {
            if (fields.size() != report.columns().size() + WORDS_BEFORE_CELLS) {
                throw new IllegalStateException("a record of " + fields.size() + " fields: " + fields);
            }
            if (List.of("row", "subtotal", "total").contains(fields.getFirst())) {
                List<String> line = new ArrayList<>(fields.subList(0, WORDS_BEFORE_CELLS));
                for (int index = 0; index < report.columns().size(); index++) {
                    String field = fields.get(index + WORDS_BEFORE_CELLS);
                    line.add(plain(report.columns().get(index), field));
                }
                lines.add(line);
            }
        }
        return lines;
    }

    /** RFC 4180: records end with CRLF, fields are parted by commas, and quoted ones hold doubled quotes. */
    static List<List<String>> records(String text) {
        List<List<String>> records = new ArrayList<>();
        List<String> record = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quoted && c == '"' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
                field.append(text.charAt(++at));
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && c == ',') {
                record.add(field.toString());
                field.setLength(0);
            } else if (!quoted && c == '\r' && text.charAt(at + 1) == '\n') {
                at++;
                record.add(field.toString());
                field.setLength(0);
                records.add(record);
                record = new ArrayList<>();
            } else {
                field.append(c);
            }
        }
        if (!record.isEmpty() || quoted) {
            throw new IllegalStateException("the last record does not end: " + record);
        }
        return records;
    }

    static List<List<String>> xlsx(byte[] file, Report report) throws IOException {
        List<List<String>> lines = new ArrayList<>();
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(file))) {
            for (Row row : book.getFirstSheet().read()) {
                String kind = text(row, 0);
                if (List.of("row", "subtotal", "total").contains(kind)) {
                    List<String> line = new ArrayList<>(List.of(kind, text(row, 1)));
                    for (int index = 0; index < report.columns().size(); index++) {
                        line.add(plain(report.columns().get(index), row, index + WORDS_BEFORE_CELLS));
                    }
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    static List<List<String>> json(byte[] file, Report report) throws IOException {
        List<List<String>> lines = new ArrayList<>();
        for (JsonNode line : JSON.readTree(file).path("lines")) {
            List<String> cells = new ArrayList<>(
                    List.of(line.path("line").asText(), line.path("group").asText()));
            for (Column column : report.columns()) {
                JsonNode value = line.path(column.id());
                cells.add(value.isNull() ? "n/a" : value.asText());
            }
            lines.add(cells);
        }
        return lines;
    }

    /** The lines of the text as they lie on the pages. */
    static List<String> pdf(byte[] file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            return stripper.getText(document).lines().map(String::strip).toList();
        }
    }

    private static String text(Row row, int column) {
        return row.getOptionalCell(column)
                .filter(cell -> cell.getType() == CellType.STRING)
                .map(Cell::asString)
                .orElse("");
    }

    private static String plain(Column column, Row row, int at) {
        Cell cell = row.getOptionalCell(at).orElse(null);
        if (cell == null || cell.getType() == CellType.EMPTY) {
            return "";
        }
        if (cell.getType() == CellType.STRING) {
            return cell.asString();
        }
        return switch (column.kind()) {
            case COUNT -> cell.asNumber().toBigIntegerExact().toString();
            case MONEY -> cell.asNumber().movePointRight(2).toBigIntegerExact().toString();
            case PERCENT ->
                cell.asNumber().movePointRight(4).toBigIntegerExact().toString();
            case DAY -> cell.asDate().toLocalDate().toString();
            case TEXT, MOMENT -> throw new IllegalStateException("a number where words belong: " + cell);
        };
    }

    private static String plain(Column column, String field) {
        if (field.isEmpty() || field.equals("n/a")) {
            return field;
        }
        return switch (column.kind()) {
            case MONEY, PERCENT ->
                new java.math.BigDecimal(field)
                        .movePointRight(2)
                        .toBigIntegerExact()
                        .toString();
            case TEXT -> field.startsWith("'") ? field.substring(1) : field;
            case COUNT, DAY, MOMENT -> field;
        };
    }
}
