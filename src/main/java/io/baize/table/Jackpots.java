package io.baize.table;

import io.baize.kernel.Refusal;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;
import io.baize.settle.SettledBet;
import io.baize.settle.SettledLine;
import io.baize.settle.Settlement;
import io.baize.terms.TermsInForce;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The progressive wins that a supervisor validates before they are paid; the hands stay on the table until then. */
public final class Jackpots {

    static final String NOT_VALIDATED = "jackpot-not-validated";

    private static final String RULE = "progressive-validation";

    private Jackpots() {}

    /** The seats that still wait, and what each has won. */
    static Map<Integer, String> waiting(LiveRound round, Settlement settlement, TermsInForce terms) {
        Map<Integer, String> seats = wins(settlement, terms);
        seats.keySet().removeAll(round.progressive().validated());
        return seats;
    }

    /** The seats with a win that must be validated, and what each has won; a pack without the rule names none. */
    public static Map<Integer, String> wins(Settlement settlement, TermsInForce terms) {
        Map<Integer, String> seats = new TreeMap<>();
        String which = terms.answer(RULE).orElse("none");
        for (SettledBet bet : settlement.bets()) {
            bet.lines().stream()
                    .filter(line -> line.won().isPositive() && mustBeSeen(line, which, terms))
                    .forEach(line -> seats.merge(
                            bet.bet().seat(), line.outcome() + " wins " + line.pays(), (a, b) -> a + ", " + b));
        }
        return seats;
    }

    static Refusal refusal(Map<Integer, String> waiting, TermsInForce terms) {
        String wins = waiting.entrySet().stream()
                .map(entry -> "seat " + entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining("; "));
        String clause = terms.pack().rules().get(RULE).cite().clause();
        String message = "a supervisor validates before it is paid (" + clause + "): " + wins;
        return Refusal.of(NOT_VALIDATED, "round", message, clause);
    }

    private static boolean mustBeSeen(SettledLine line, String which, TermsInForce terms) {
        Optional<Schedule> schedule = Optional.ofNullable(line.schedule())
                .map(terms.pack().schedules()::get)
                .filter(Schedule::meter);
        return switch (which) {
            case "every-win" -> schedule.isPresent();
            case "meter-wins" ->
                schedule.flatMap(terms::paytable)
                        .map(table -> table.lines().get(line.outcome()))
                        .filter(Jackpots::fromMeter)
                        .isPresent();
            default -> false;
        };
    }

    private static boolean fromMeter(PayLine line) {
        return line.fromMeter() || line.pays() instanceof Pays.PercentOfMeter;
    }
}
