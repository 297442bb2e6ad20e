package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.table.TrayCount;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What a tray held when it was counted. */
public record Count(TrayCount.Kind kind, LocalDate gamingDay, Instant at, Money total) {

    /** The first opener of a day's counts, which are in the order of their times. */
    public static Optional<Count> opener(List<Count> ofTheDay) {
        return ofTheDay.stream()
                .filter(count -> count.kind() == TrayCount.Kind.OPENER)
                .findFirst();
    }

    /** The last closer of a day's counts. */
    public static Optional<Count> closer(List<Count> ofTheDay) {
        return ofTheDay.reversed().stream()
                .filter(count -> count.kind() == TrayCount.Kind.CLOSER)
                .findFirst();
    }

    /** Closing less opening inventory of a day; nothing unless the tray was counted at both ends of it. */
    public static Optional<Money> gain(List<Count> ofTheDay) {
        return opener(ofTheDay)
                .flatMap(from -> closer(ofTheDay).map(to -> to.total().minus(from.total())));
    }
}
