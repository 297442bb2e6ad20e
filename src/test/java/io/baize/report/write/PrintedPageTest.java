package io.baize.report.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;

class PrintedPageTest {

    private static final String PAGE = """
            <html><head><link rel="stylesheet" href="%s" /></head><body><h1>Crazy 4 poker</h1><p>3 to 2</p></body></html>""";

    @Test
    void paperWearsTheStyleOfTheSignAndCountsItsPages() throws IOException {
        // When
        byte[] paper = PrintedPage.pdf(PAGE.formatted("/static/print.css"));

        // Then
        try (PDDocument document = Loader.loadPDF(paper)) {
            List<Float> sizes = new ArrayList<>();
            String text = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition position) {
                    sizes.add(position.getFontSizeInPt());
                    super.processTextPosition(position);
                }
            }.getText(document);
            assertThat(text).contains("Crazy 4 poker", "3 to 2", "page 1 of 1");
            assertThat(sizes).as("a heading of 26 points beside text of 12").contains(25f, 12f);
        }
    }

    @Test
    void aPageThatWouldFetchFromElsewhereIsNotPrinted() {
        assertThatThrownBy(() -> new PrintedPage.Served("https://elsewhere.example/style.css").getStream())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("fetches nothing");
    }
}
