package io.baize.dashboard;

import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.terms.LargestWin;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Locale;

/** The sign of a table: its wagers, what each pays in the wording the text demands, and its payout limits. */
record SignView(
        String table,
        String property,
        String game,
        String pack,
        int version,
        List<Posted> wagers,
        List<String> limits,
        String asOf) {

    record Posted(String name, String amount, List<Payouts> payouts) {}

    record Payouts(String name, List<Line> lines) {}

    record Line(String outcome, String pays) {}

    /** Where the sign hangs, and when it was printed. */
    record Place(String table, String property, String asOf) {}

    static SignView of(TermsInForce terms, int version, Place place) {
        return new SignView(
                place.table(),
                place.property(),
                terms.pack().name(),
                terms.pack().version(),
                version,
                terms.pack().wagers().values().stream()
                        .filter(wager -> terms.offers(wager.id()))
                        .map(wager -> posted(terms, wager))
                        .toList(),
                terms.pack().payoutLimits().stream()
                        .flatMap(rule -> limit(terms, rule).stream())
                        .toList(),
                place.asOf());
    }

    private static Posted posted(TermsInForce terms, Wager wager) {
        return new Posted(
                wager.name(),
                AmountWords.of(terms, wager),
                terms.pack().schedulesOf(wager.id()).stream()
                        .filter(terms::applies)
                        .flatMap(schedule ->
                                terms.paytable(schedule).map(table -> payouts(terms, schedule, table)).stream())
                        .toList());
    }

    private static Payouts payouts(TermsInForce terms, Schedule schedule, Paytable table) {
        return new Payouts(
                Words.schedule(terms.pack(), schedule),
                table.lines().values().stream()
                        .filter(line -> !(line.pays() instanceof Pays.Lose))
                        .map(line -> new Line(Words.capital(line.outcome()), words(line.pays())))
                        .toList());
    }

    /** Odds that leave the stake with the player say "to"; only what the text itself prints as "for 1" says "for". */
    static String words(Pays pays) {
        return switch (pays) {
            case Pays.To(var odds) -> "%,d to %d".formatted(odds.pays(), odds.per());
            case Pays.Push() -> "Push";
            default -> pays.toString();
        };
    }

    /** The limit in force, whoever set it, on those of its wagers that are on offer. */
    private static List<String> limit(TermsInForce terms, PayoutLimitRule rule) {
        String per = rule.base().name().toLowerCase(Locale.ROOT);
        List<String> covered = rule.covers().stream()
                .filter(terms::offers)
                .map(id -> Words.wager(terms.pack(), id))
                .sorted()
                .toList();
        return LargestWin.limit(rule, terms).stream()
                .filter(amount -> !covered.isEmpty())
                .map(amount ->
                        "The payout limit is " + amount + " per " + per + " on " + String.join(", ", covered) + ".")
                .toList();
    }
}
