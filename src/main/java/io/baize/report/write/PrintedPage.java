package io.baize.report.write;

import com.openhtmltopdf.extend.FSStream;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import org.apache.pdfbox.pdmodel.PDDocument;

/** A page that is also valid XML, on paper. Its style sheets are the service's own, and nothing is fetched. */
public final class PrintedPage {

    /** Where {@code /static/print.css} of a page leads to while it is printed. */
    private static final String OWN = "baize";

    /** Comes with the PDF library and has the letters of Europe, which the built-in fonts of PDF lack. */
    private static final String FONT = "Liberation Sans";

    private static final String FONT_FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** The library tells how long each style sheet took, past the service's own log. */
    static {
        XRLog.listRegisteredLoggers().forEach(logger -> XRLog.setLevel(logger, Level.WARNING));
    }

    private PrintedPage() {}

    public static byte[] pdf(String page) {
        ByteArrayOutputStream paper = new ByteArrayOutputStream();
        try {
            new PdfRendererBuilder()
                    .useFastMode()
                    .withProducer("Baize")
                    .useProtocolsStreamImplementation(Served::new, OWN, "http", "https", "file")
                    .useFont(() -> PDDocument.class.getResourceAsStream(FONT_FILE), FONT)
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
