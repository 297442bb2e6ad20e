package io.baize.ledger;

import io.baize.kernel.GamingCalendar;
import io.baize.kernel.Money;
import io.baize.table.TrayCount.Kind;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which counts begin and end a shift: a checkpoint at the change of shifts, or the opener and closer within it. */
public final class ShiftCounts {

    private ShiftCounts() {}

    /** Closing less opening inventory of a table in a shift; nothing where it was not counted at both ends. */
    public static Optional<Money> gain(GamingCalendar calendar, GamingCalendar.Span shift, List<Count> counts) {
        Comparator<Count> byTime = Comparator.comparing(Count::at);
        Optional<Count> opening = checkpoint(calendar, counts, shift.from())
                .or(() -> within(counts, shift, Kind.OPENER).min(byTime));
        Optional<Count> closing = checkpoint(calendar, counts, shift.to())
                .or(() -> within(counts, shift, Kind.CLOSER).max(byTime));
        return opening.flatMap(from -> closing.map(to -> to.total().minus(from.total())));
    }

    private static Optional<Count> checkpoint(GamingCalendar calendar, List<Count> counts, Instant change) {
        return counts.stream()
                .filter(count -> count.kind() == Kind.CHECKPOINT)
                .filter(count -> calendar.nearestChange(count.at()).equals(change))
                .findFirst();
    }

    private static java.util.stream.Stream<Count> within(List<Count> counts, GamingCalendar.Span shift, Kind kind) {
        return counts.stream().filter(count -> count.kind() == kind && shift.contains(count.at()));
    }
}
