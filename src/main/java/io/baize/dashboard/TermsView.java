package io.baize.dashboard;

import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Optional;

/** The terms a table plays under, wager by wager, with the clause of each paytable. */
record TermsView(
        String game,
        String jurisdiction,
        String gameId,
        String pack,
        int version,
        List<Offer> offers,
        List<Linked> linked,
        List<Answered> elections,
        List<Answered> readings) {

    record Offer(String name, String amount, String cite, List<Selected> paytables) {}

    /** The group of tables whose meter this one feeds and wins. */
    record Linked(String schedule, String group) {}

    /** {@code chosen} where the text prints several and the house selected this one, or where it has its own. */
    record Selected(String schedule, String paytable, boolean chosen, String cite, List<Line> lines) {}

    /**
     * {@code cite} is null where the table's own clause covers the line; {@code printed} where it pays what is
     * printed.
     */
    record Line(String outcome, String pays, String printed, String cite) {}

    record Answered(String rule, String answer, String says, String cite) {}

    static TermsView of(TermsInForce terms, int version) {
        var pack = terms.pack();
        return new TermsView(
                pack.name(),
                pack.jurisdiction().id(),
                pack.game(),
                pack.version(),
                version,
                pack.wagers().values().stream()
                        .filter(wager -> terms.offers(wager.id()))
                        .map(wager -> offer(terms, wager))
                        .toList(),
                linked(terms),
                answers(terms, Rule.Kind.ELECTION),
                answers(terms, Rule.Kind.READING));
    }

    private static List<Linked> linked(TermsInForce terms) {
        return terms.terms().meterGroups().entrySet().stream()
                .map(one -> new Linked(
                        Words.schedule(terms.pack(), terms.pack().schedules().get(one.getKey())), one.getValue()))
                .toList();
    }

    private static Offer offer(TermsInForce terms, Wager wager) {
        return new Offer(
                wager.name(),
                AmountWords.of(terms, wager),
                wager.amountCite().clause(),
                terms.pack().schedulesOf(wager.id()).stream()
                        .filter(terms::applies)
                        .flatMap(schedule ->
                                terms.paytable(schedule).stream().map(table -> selected(terms, schedule, table)))
                        .toList());
    }

    private static Selected selected(TermsInForce terms, Schedule schedule, Paytable table) {
        Optional<String> custom = terms.standing(schedule);
        return new Selected(
                Words.schedule(terms.pack(), schedule),
                custom.orElseGet(() -> Words.paytable(table)),
                schedule.paytables().size() > 1 || custom.isPresent(),
                table.cite().clause(),
                table.lines().values().stream()
                        .map(line -> line(terms, schedule, table, line))
                        .toList());
    }

    private static Line line(TermsInForce terms, Schedule schedule, Paytable table, PayLine line) {
        return new Line(
                Words.capital(line.outcome()),
                line.pays().toString(),
                terms.printed(schedule)
                        .map(printed -> printed.lines().get(line.outcome()).pays())
                        .filter(pays -> !pays.equals(line.pays()))
                        .map(Pays::toString)
                        .orElse(null),
                line.cite().equals(table.cite()) ? null : line.cite().clause());
    }

    private static List<Answered> answers(TermsInForce terms, Rule.Kind kind) {
        return terms.pack().rules().values().stream()
                .filter(rule -> rule.kind() == kind)
                .map(rule -> new Answered(
                        Words.capital(rule.id()),
                        RuleWords.value(rule, terms.answer(rule.id()).orElse(rule.value())),
                        rule.says(),
                        rule.cite().clause()))
                .toList();
    }
}
