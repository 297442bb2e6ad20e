package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.ledger.Account.Kind;
import io.baize.ledger.Difference.Cause;
import io.baize.table.TableEvent.Instrument;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The three wins of a table's day side by side, and why they differ. What the books know is exact (see {@link Wins});
 * what is left is the tray's, found in the stretch it first shows in, and named where something of exactly that amount
 * is at hand.
 */
public record Reconciliation(
        String table,
        Wins wins,
        Optional<Money> estimatedLessBets,
        Optional<Money> countedLessEstimated,
        Optional<Money> countedLessBets,
        List<Difference> differences,
        List<TableDay.Adjustment> adjustments) {

    public static Reconciliation of(TableDay day) {
        Wins wins = day.wins();
        Map<Instrument, Money> box = day.boxesCounted() ? boxDifferences(day.sums()) : Map.of();
        List<Difference> found = new ArrayList<>();
        if (wins.estimated().isPresent()) {
            found.addAll(known(day));
            found.addAll(new TrayDifferences(day, box).find());
        }
        if (wins.counted().isPresent()) {
            box.forEach((instrument, amount) -> found.add(count(instrument, amount)));
        }
        return new Reconciliation(
                day.table(),
                wins,
                wins.estimated().map(won -> won.minus(wins.betLevel())),
                wins.counted().map(won -> won.minus(wins.estimated().orElseThrow())),
                wins.counted().map(won -> won.minus(wins.betLevel())),
                List.copyOf(found),
                day.adjustments());
    }

    /** Whether all three agree, or differ by nothing that someone must still find out. */
    public boolean isSettled() {
        return wins.counted().isPresent() && differences.stream().noneMatch(Difference::isOpen);
    }

    /** What the reasons for one difference add up to: the difference, to the cent. */
    public Money explained(boolean ofTheBox) {
        return Money.sum(differences.stream()
                .filter(one -> (one.cause() == Cause.COUNT) == ofTheBox)
                .map(Difference::amount)
                .toList());
    }

    private static List<Difference> known(TableDay day) {
        Balances sums = day.sums();
        List<Difference> known = new ArrayList<>();
        add(known, Cause.HAND_PAY, sums.handPays(), "the cage paid by hand what the bets lost");
        add(known, Cause.VIGORISH_OWED, sums.of(Kind.VIGORISH_OWED).negated(), "vigorish is owed and not collected");
        add(
                known,
                Cause.PROMOTION,
                sums.of(Kind.PROMOTION).negated(),
                "coupons that were won and coupons in the box are not the same");
        Money within = Money.sum(day.ofTheDay().stream().map(Stretch::moved).toList());
        add(
                known,
                Cause.OUTSIDE_THE_COUNTS,
                within.minus(sums.trayFlow()),
                "moved before the opener, after the closer, or belongs to another day");
        return known;
    }

    private static Map<Instrument, Money> boxDifferences(Balances sums) {
        Map<Instrument, Money> differences = new EnumMap<>(Instrument.class);
        for (Instrument instrument : Instrument.values()) {
            Money amount = sums.countedDrop(instrument).minus(sums.estimatedDrop(instrument));
            if (!amount.isZero()) {
                differences.put(instrument, amount);
            }
        }
        return differences;
    }

    private static Difference count(Instrument instrument, Money amount) {
        String account = Account.of(Kind.COUNT_ROOM, instrument).toString();
        String says = "the count found " + Words.amount(amount) + " " + Words.of(instrument) + " than was recorded";
        return Difference.of(Cause.COUNT, amount, says, List.of(account));
    }

    private static void add(List<Difference> known, Cause cause, Money amount, String says) {
        if (!amount.isZero()) {
            known.add(Difference.of(cause, amount, says, List.of()));
        }
    }
}
