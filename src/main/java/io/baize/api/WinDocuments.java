package io.baize.api;

import io.baize.kernel.Money;
import io.baize.ledger.Account.Kind;
import io.baize.ledger.Balances;
import io.baize.ledger.Difference;
import io.baize.ledger.Hold;
import io.baize.ledger.Reconciliation;
import io.baize.ledger.TableDay;
import io.baize.ledger.WinLine;
import io.baize.ledger.Wins;
import io.baize.table.TableEvent.Instrument;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Wins and their reconciliation as the API tells them, in cents. */
final class WinDocuments {

    private WinDocuments() {}

    @Schema(name = "WinReport")
    record WinReport(
            String property, String by, String period, LocalDate from, LocalDate to, List<WinLineDocument> lines) {}

    @Schema(name = "WinLine", description = "What a table, game, pit or property won in a stretch of time.")
    record WinLineDocument(
            @Schema(description = "The table, game, pit or property.")
            String of,

            @Schema(description = "By shift and by hour only; counts from 1.")
            Integer shift,

            @Schema(description = "By hour only: when it starts. The hour that autumn repeats is two.")
            Instant hour,

            long rounds,
            long bets,
            long handle,
            WinsDocument wins,

            @Schema(description = "Σ bet × its exact edge; absent while the edge of any bet is unknown.")
            Long theo,

            DropDocument drop,
            long fills,
            long credits,
            long vigorish,
            long rake,
            long handPays,

            @Schema(description = "Win ÷ drop as printed, `n/a` where nothing was dropped.", examples = "21.37 %")
            String hold,

            @Schema(description = "Hold in hundredths of a percent; absent where nothing was dropped.")
            Long holdBasisPoints) {}

    @Schema(name = "Wins", description = """
            Three wins from three sources. Estimated and counted are absent until the tray was counted at both ends, \
            and counted until the boxes were.""")
    record WinsDocument(long betLevel, Long estimated, Long counted) {}

    @Schema(name = "Drop", description = "Recorded at the table, by instrument, and what was counted once it was.")
    record DropDocument(long cash, long marker, long coupon, long other, long estimated, Long counted) {}

    @Schema(name = "ReconciliationReport")
    record ReconciliationReport(String property, LocalDate day, boolean settled, List<ReconciliationDocument> tables) {}

    @Schema(name = "Reconciliation", description = "The reasons sum to the differences, to the cent.")
    record ReconciliationDocument(
            String table,
            WinsDocument wins,
            Long estimatedLessBets,
            Long countedLessEstimated,
            Long countedLessBets,

            @Schema(description = "All three wins are there, and nobody has to find anything out.")
            boolean settled,

            List<DifferenceDocument> differences,

            @Schema(description = "Booked on this day and belonging to an earlier one that is closed.")
            List<AdjustmentDocument> adjustments) {}

    @Schema(name = "Difference")
    record DifferenceDocument(
            String cause,
            long amount,
            String says,
            List<String> references,

            @Schema(description = "The count before which the tray was right.")
            Instant from,

            @Schema(description = "The count at which the difference first shows.")
            Instant to,

            @Schema(description = "Someone still has to find out why.")
            boolean open) {}

    @Schema(name = "DatedAdjustment")
    record AdjustmentDocument(String reference, String reason, long betWin) {}

    static WinLineDocument line(WinLine line) {
        Balances sums = line.sums();
        Hold hold = line.hold();
        return new WinLineDocument(
                line.of(),
                line.shift(),
                line.hour(),
                line.play().rounds(),
                line.play().bets(),
                line.play().handle(),
                wins(line.wins()),
                cents(line.theo()),
                new DropDocument(
                        sums.estimatedDrop(Instrument.CASH).cents(),
                        sums.estimatedDrop(Instrument.MARKER).cents(),
                        sums.estimatedDrop(Instrument.COUPON).cents(),
                        sums.estimatedDrop(Instrument.OTHER).cents(),
                        sums.estimatedDrop().cents(),
                        line.wins().counted().isPresent() ? sums.countedDrop().cents() : null),
                sums.fills().cents(),
                sums.credits().cents(),
                -sums.of(Kind.VIGORISH).cents(),
                -sums.of(Kind.RAKE).cents(),
                sums.handPays().cents(),
                hold.toString(),
                hold instanceof Hold.Ratio ratio ? ratio.basisPoints() : null);
    }

    static ReconciliationDocument reconciliation(Reconciliation one) {
        return new ReconciliationDocument(
                one.table(),
                wins(one.wins()),
                cents(one.estimatedLessBets()),
                cents(one.countedLessEstimated()),
                cents(one.countedLessBets()),
                one.isSettled(),
                one.differences().stream().map(WinDocuments::difference).toList(),
                one.adjustments().stream().map(WinDocuments::adjustment).toList());
    }

    private static WinsDocument wins(Wins wins) {
        return new WinsDocument(wins.betLevel().cents(), cents(wins.estimated()), cents(wins.counted()));
    }

    private static DifferenceDocument difference(Difference one) {
        return new DifferenceDocument(
                one.cause().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
                one.amount().cents(),
                one.says(),
                one.references(),
                one.from(),
                one.to(),
                one.isOpen());
    }

    private static AdjustmentDocument adjustment(TableDay.Adjustment one) {
        return new AdjustmentDocument(
                one.reference(), one.reason(), one.betWin().cents());
    }

    private static Long cents(Optional<Money> amount) {
        return amount.map(Money::cents).orElse(null);
    }
}
