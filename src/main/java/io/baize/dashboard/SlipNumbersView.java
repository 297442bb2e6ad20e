package io.baize.dashboard;

import io.baize.ledger.slip.NumberReport;
import java.util.List;

/** What became of the numbers, each with a way to its slip. */
record SlipNumbersView(NumberReport report, List<Number> voided, List<Number> unused) {

    record Number(long number, String path) {}

    static SlipNumbersView of(String property, NumberReport report) {
        return new SlipNumbersView(report, linked(property, report.voided()), linked(property, report.unused()));
    }

    private static List<Number> linked(String property, List<Long> numbers) {
        return numbers.stream()
                .map(number -> new Number(number, Paths.slip(property, number)))
                .toList();
    }
}
