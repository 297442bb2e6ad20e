package io.baize.dashboard;

import com.openhtmltopdf.extend.FSStream;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A page that is also valid XML, on paper. Its style sheets are the service's own, and nothing is fetched. */
final class PrintedPage {

    /** Where {@code /static/print.css} of a page leads to while it is printed. */
    private static final String OWN = "baize";

    private PrintedPage() {}

    static byte[] pdf(String page) {
        ByteArrayOutputStream paper = new ByteArrayOutputStream();
        try {
            new PdfRendererBuilder()
                    .useFastMode()
                    .withProducer("Baize")
                    .useProtocolsStreamImplementation(Served::new, OWN, "http", "https", "file")
                    .withHtmlContent(page, OWN + "://page/")
                    .toStream(paper)
                    .run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return paper.toByteArray();
    }

    record Served(String address) implements FSStream {

        @Override
        public InputStream getStream() {
            URI asked = URI.create(address);
            if (!OWN.equals(asked.getScheme())) {
                throw new IllegalStateException("a printed page fetches nothing: " + address);
            }
            return PrintedPage.class.getResourceAsStream("/web/public" + asked.getPath());
        }

        @Override
        public Reader getReader() {
            return new InputStreamReader(getStream(), StandardCharsets.UTF_8);
        }
    }
}
