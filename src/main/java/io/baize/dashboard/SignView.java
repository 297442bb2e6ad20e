package io.baize.dashboard;

import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.terms.LargestWin;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The sign of a table: its wagers, what each pays in the wording the text demands, and its payout limits. */
record SignView(
        String table,
        String property,
        String game,
        String pack,
        String standing,
        String pdf,
        List<Posted> wagers,
        List<String> limits) {

    record Posted(String name, String amount, List<Payouts> payouts) {}

    record Payouts(String name, List<Line> lines) {}

    record Line(String outcome, String pays) {}

    /**
     * Where the sign hangs.
     *
     * @param standing which version it shows, and since or from when that is in force
     * @param pdf where the same is on paper
     */
    record Place(String table, String property, String standing, String pdf) {}

    static SignView of(TermsInForce terms, Place place) {
        return new SignView(
                place.table(),
                place.property(),
                terms.pack().name(),
                terms.pack().version(),
                place.standing(),
                place.pdf(),
                terms.pack().wagers().values().stream()
                        .filter(wager -> terms.offers(wager.id()))
                        .map(wager -> posted(terms, wager))
                        .toList(),
                terms.pack().payoutLimits().stream()
                        .flatMap(rule -> limit(terms, rule).stream())
                        .toList());
    }

    /** What stands on it, line by line. */
    static List<String> text(TermsInForce terms) {
        SignView sign = of(terms, new Place("", "", "", ""));
        List<String> text = new ArrayList<>(List.of(sign.game()));
        for (Posted wager : sign.wagers()) {
            text.add(wager.name());
            text.add("Wager: " + wager.amount());
            for (Payouts payouts : wager.payouts()) {
                text.add(payouts.name());
                payouts.lines().forEach(line -> text.add(line.outcome() + ": " + line.pays()));
            }
        }
        text.addAll(sign.limits());
        return List.copyOf(text);
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
                        .map(line -> new Line(Words.capital(line.outcome()), words(schedule, line.pays())))
                        .toList());
    }

    /**
     * Odds say "to" and never "for": MA s.11(a) forbids that word on a sign. Only where the text itself prints a
     * schedule in "for 1", as New Hampshire does, the sign says so too. 5 for 1 hands over what 4 to 1 does.
     */
    static String words(Schedule schedule, Pays pays) {
        return switch (pays) {
            case Pays.To(var odds) -> "%,d to %d".formatted(odds.pays(), odds.per());
            case Pays.ForOne(int times) ->
                printsFor(schedule) ? pays.toString() : times == 1 ? "Push" : "%,d to 1".formatted(times - 1);
            case Pays.Push() -> "Push";
            case Pays.Fixed _, Pays.FixedPerDollar _, Pays.PercentOfMeter _, Pays.Bank _, Pays.Lose _ ->
                pays.toString();
        };
    }

    private static boolean printsFor(Schedule schedule) {
        return schedule.paytables().values().stream()
                .flatMap(table -> table.lines().values().stream())
                .anyMatch(line -> line.pays() instanceof Pays.ForOne);
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
