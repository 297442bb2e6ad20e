package io.baize.dashboard;

import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A page that is also valid XML, on paper. */
final class PrintedPage {

    private PrintedPage() {}

    static byte[] pdf(String page) {
        ByteArrayOutputStream paper = new ByteArrayOutputStream();
        try {
            new PdfRendererBuilder()
                    .useFastMode()
                    .withProducer("Baize")
                    .withHtmlContent(page, null)
                    .toStream(paper)
                    .run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return paper.toByteArray();
    }
}
