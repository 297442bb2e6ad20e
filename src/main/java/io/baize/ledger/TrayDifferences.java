package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.ledger.Difference.Cause;
import io.baize.ledger.Stretch.SlipPosted;
import io.baize.table.TableEvent.Instrument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Why the tray of a day differs, stretch by stretch. The first that fits, to the cent, is the reason:
 *
 * <ol>
 *   <li>chips of a slip moved that was not posted
 *   <li>the stretches on both sides of a count differ by the same and opposite: the count was wrong. The last closer
 *       and the next opener are asked too, so that a wrong opener or closer is told from a wrong tray
 *   <li>the box of one instrument holds as much more as the tray holds less: a buy-in was misrecorded
 *   <li>a slip of that very amount was posted in the stretch
 *   <li>one slip alone was posted in the stretch: it is suspected
 *   <li>rounds are held
 *   <li>nothing: the tray differs
 * </ol>
 */
final class TrayDifferences {

    private final TableDay day;
    private final Map<Instrument, Money> box;
    private final Set<Instrument> taken = new TreeSet<>();
    private final Map<Stretch, Money> left = new HashMap<>();
    private final List<Difference> found = new ArrayList<>();

    TrayDifferences(TableDay day, Map<Instrument, Money> box) {
        this.day = day;
        this.box = box;
        day.stretches().forEach(stretch -> left.put(stretch, stretch.difference()));
    }

    List<Difference> find() {
        day.ofTheDay().forEach(this::openSlips);
        wrongCounts();
        day.ofTheDay().stream().filter(stretch -> !left.get(stretch).isZero()).forEach(this::name);
        return found;
    }

    private void openSlips(Stretch stretch) {
        for (TableDay.OpenSlip open : day.openSlips()) {
            boolean within = open.movedAt().isAfter(stretch.from().at())
                    && !open.movedAt().isAfter(stretch.to().at());
            if (within) {
                SlipPosted slip = open.slip();
                Money amount = slip.kind() == SlipPosted.Kind.FILL
                        ? slip.amount()
                        : slip.amount().negated();
                explain(
                        stretch,
                        Cause.SLIP_NOT_POSTED,
                        amount,
                        Words.of(slip) + " moved and is not posted",
                        slip.slip());
            }
        }
    }

    /** Counts of the day stand between two of its stretches; the opener and the closer may stand at an end of them. */
    private void wrongCounts() {
        for (int next = 1; next < day.stretches().size(); next++) {
            Stretch before = day.stretches().get(next - 1);
            Stretch after = day.stretches().get(next);
            Money error = left.get(before);
            if (error.isZero() || !error.equals(left.get(after).negated())) {
                continue;
            }
            Count count = before.to();
            String says = "the " + Words.of(count) + " was counted " + Words.amount(error) + " than the tray held";
            wrong(before, error, says);
            wrong(after, error.negated(), says);
        }
    }

    private void wrong(Stretch stretch, Money error, String says) {
        if (day.isOfTheDay(stretch)) {
            explain(stretch, Cause.WRONG_COUNT, error, says, null);
        } else {
            left.put(stretch, Money.ZERO);
        }
    }

    private void name(Stretch stretch) {
        Money difference = left.get(stretch);
        Optional<Instrument> paper = box.entrySet().stream()
                .filter(one -> !taken.contains(one.getKey()) && one.getValue().equals(difference.negated()))
                .map(Map.Entry::getKey)
                .findFirst();
        if (paper.isPresent()) {
            taken.add(paper.get());
            boolean missing = difference.cents() < 0;
            String says =
                    "a buy-in of " + Words.size(difference) + (missing ? " was not recorded" : " was recorded twice");
            explain(stretch, Cause.DROP_MISRECORDED, difference, says, null);
            return;
        }
        Optional<SlipPosted> same = stretch.slips().stream()
                .filter(slip -> slip.amount().equals(Words.size(difference)))
                .findFirst();
        if (same.isPresent()) {
            boolean came = (same.get().kind() == SlipPosted.Kind.FILL) == (difference.cents() > 0);
            String says = Words.of(same.get()) + (came ? " moved more than once" : " is posted and did not move");
            explain(stretch, Cause.SLIP_DIFFERS, difference, says, same.get().slip());
        } else if (stretch.slips().size() == 1) {
            SlipPosted slip = stretch.slips().getFirst();
            String says = Words.of(slip) + " is the only slip of the stretch, which holds " + Words.amount(difference);
            explain(stretch, Cause.SLIP_SUSPECTED, difference, says, slip.slip());
        } else if (!day.heldRounds().isEmpty()) {
            String says = "rounds are held: " + String.join(", ", day.heldRounds());
            found.add(Difference.in(stretch, Cause.HELD_ROUND, difference, says, day.heldRounds()));
        } else {
            String says = "the tray holds " + Words.amount(difference) + " than it should, between "
                    + Words.of(stretch.from()) + " and " + Words.of(stretch.to());
            explain(stretch, Cause.TRAY, difference, says, null);
        }
    }

    private void explain(Stretch stretch, Cause cause, Money amount, String says, String reference) {
        left.put(stretch, left.get(stretch).minus(amount));
        found.add(Difference.in(stretch, cause, amount, says, reference == null ? List.of() : List.of(reference)));
    }
}
