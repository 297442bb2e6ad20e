package io.baize.report.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.report.Report;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Long reports in little memory, each in a process of its own; a report held as a whole would not fit. */
class LongReportTest {

    @ParameterizedTest
    @CsvSource({"csv, 1000000, 48", "json, 1000000, 48", "xlsx, 1000000, 48", "pdf, 5000, 320"})
    void aReportOfTheMostRowsFitsThisMemory(String format, long rows, int megabytes)
            throws IOException, InterruptedException {
        assertThat(process(format, rows, megabytes)).isEqualTo("rows " + rows);
    }

    @Test
    void paperHasALimitThatTheRefusalNames() {
        Answer<Report.Written> answer = LongReport.of(Format.PDF.mostRows() + 1)
                .writeTo(Format.PDF.writer(new ByteArrayOutputStream()), Format.PDF.mostRows());

        assertThat(answer)
                .isInstanceOfSatisfying(
                        Answer.Refused.class,
                        refused -> assertThat(refused.refusal().limit()).isEqualTo("5000 rows"));
    }

    @Test
    void everyPageOfALongReportHasTheHeadOfTheTableAndItsNumber() throws IOException {
        // When
        List<String> lines = ReadBack.pdf(EveryFormatFootsTest.file(LongReport.of(200), Format.PDF));

        // Then
        long pages = lines.stream()
                .filter(line -> line.matches(".*page \\d+ of \\d+"))
                .count();
        assertThat(pages).isGreaterThan(2);
        assertThat(lines.stream().filter("Game Table Rounds Drop Win Hold"::equals))
                .hasSize((int) pages);
        assertThat(lines).anyMatch(line -> line.endsWith("page " + pages + " of " + pages));
        assertThat(lines.stream().filter(line -> line.startsWith("Drop and win summary, Catskill, gaming day")))
                .hasSize((int) pages);
    }

    private static String process(String format, long rows, int megabytes) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + megabytes + "m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        LongReport.class.getName(),
                        format,
                        Long.toString(rows))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.strip();
    }
}
