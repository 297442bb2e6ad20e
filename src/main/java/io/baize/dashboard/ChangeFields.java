package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.terms.CustomTable;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What may change in the terms of a table, with what is in force and what the text permits. */
final class ChangeFields {

    private static final String DOLLARS = "dollars";

    private final TermsInForce now;
    private final Pack pack;

    private ChangeFields(TermsInForce now) {
        this.now = now;
        this.pack = now.pack();
    }

    /** {@code others}: the progressives of other tables, which may take over a pool. */
    static ChangeForm.Fields of(TermsInForce now, List<ChangeForm.Option> others) {
        ChangeFields fields = new ChangeFields(now);
        return new ChangeForm.Fields(
                fields.pack.wagers().values().stream()
                        .map(wager -> new ChangeForm.Offer(
                                "offered." + wager.id(), wager.id(), wager.name(), now.offers(wager.id())))
                        .toList(),
                fields.schedules()
                        .filter(schedule -> schedule.paytables().size() > 1)
                        .map(fields::selection)
                        .toList(),
                fields.schedules()
                        .filter(schedule -> schedule.kind() != Schedule.Kind.EXACT)
                        .map(fields::custom)
                        .toList(),
                fields.pack.wagers().values().stream().map(fields::limit).toList(),
                fields.answers(Rule.Kind.ELECTION, "elections."),
                fields.answers(Rule.Kind.READING, "readings."),
                fields.payoutLimits(),
                now.meters().stream()
                        .map(schedule ->
                                new ChangeForm.Option(schedule.id(), Words.schedule(fields.pack, schedule), false))
                        .toList(),
                others);
    }

    private Stream<Schedule> schedules() {
        return pack.schedules().values().stream().filter(schedule -> schedule.follows() == null);
    }

    private ChangeForm.Selection selection(Schedule schedule) {
        String selected = now.terms().selections().get(schedule.id());
        return new ChangeForm.Selection(
                "selections." + schedule.id(),
                Words.schedule(pack, schedule),
                Stream.concat(
                                Stream.of(new ChangeForm.Option("", "none", true))
                                        .filter(_ -> selected == null),
                                schedule.paytables().values().stream()
                                        .map(table -> new ChangeForm.Option(
                                                table.id(),
                                                Words.paytable(table),
                                                table.id().equals(selected))))
                        .toList(),
                PaytableGrid.of(pack, schedule));
    }

    private ChangeForm.Custom custom(Schedule schedule) {
        CustomTable own = now.terms().customTables().get(schedule.id());
        Paytable printed = now.printed(schedule)
                .orElseGet(() -> schedule.paytables().values().iterator().next());
        boolean approval = schedule.kind() == Schedule.Kind.APPROVAL;
        return new ChangeForm.Custom(
                "customTables." + schedule.id(),
                Words.schedule(pack, schedule),
                approval ? "any table the commission approved" : "at least as good as printed on every line",
                schedule.cite().clause(),
                own != null,
                approval,
                own == null || own.evidence() == null ? "" : own.evidence(),
                printed.lines().values().stream().map(line -> line(line, own)).toList());
    }

    private static ChangeForm.Line line(PayLine printed, CustomTable own) {
        String pays = printed.pays().toString();
        return new ChangeForm.Line(
                printed.outcome(),
                Words.capital(printed.outcome()),
                pays,
                own == null ? pays : String.valueOf(own.lines().getOrDefault(printed.outcome(), printed.pays())));
    }

    private ChangeForm.Limit limit(Wager wager) {
        Optional<Limits> limits = Optional.ofNullable(now.terms().limits().get(wager.id()));
        return new ChangeForm.Limit(
                "limits." + wager.id(),
                wager.name(),
                !(wager.amount() instanceof AmountRule.WithinLimits),
                AmountWords.of(wager.amount()),
                wager.amountCite().clause(),
                limits.map(Limits::min).map(ChangeFields::dollars).orElse(""),
                limits.map(Limits::max).map(ChangeFields::dollars).orElse(""),
                limits.map(Limits::increment).map(ChangeFields::dollars).orElse(""));
    }

    private List<ChangeForm.Answer> answers(Rule.Kind kind, String section) {
        return pack.rules().values().stream()
                .filter(rule -> rule.kind() == kind)
                .map(rule -> answer(rule, section))
                .toList();
    }

    private ChangeForm.Answer answer(Rule rule, String section) {
        String value = now.answer(rule.id()).orElse(rule.value());
        boolean choice = rule.type() == Rule.Type.CHOICE;
        return new ChangeForm.Answer(
                section + rule.id(),
                Words.capital(rule.id()),
                rule.says(),
                rule.cite().clause(),
                choice
                        ? rule.values().stream()
                                .map(one -> new ChangeForm.Option(one, Words.plain(one), one.equals(value)))
                                .toList()
                        : List.of(),
                rule.type() == Rule.Type.CENTS ? dollars(Money.usd(Long.parseLong(value))) : value,
                switch (rule.type()) {
                    case CHOICE -> "";
                    case CENTS -> DOLLARS;
                    case BASIS_POINTS -> "basis points";
                },
                RuleWords.others(rule));
    }

    private List<ChangeForm.Amount> payoutLimits() {
        List<PayoutLimitRule> optional = pack.payoutLimits().stream()
                .filter(rule -> rule.mode() == PayoutLimitRule.Mode.OPTIONAL)
                .toList();
        return optional.stream()
                .map(rule -> new ChangeForm.Amount(
                        optional.size() == 1 ? "payoutLimit" : "payoutLimits." + rule.id(),
                        optional.size() == 1 ? "Payout limit" : "Payout limit, " + Words.plain(rule.id()),
                        now.terms()
                                .payoutLimit(rule.id())
                                .map(ChangeFields::dollars)
                                .orElse(""),
                        rule.floor() == null
                                ? "at least the largest win at the minimum bet"
                                : "at least " + rule.floor()
                                        + (rule.orMaximumWinAtMinimumBet()
                                                ? ", or the largest win at the minimum bet where that is greater"
                                                : ""),
                        rule.cite().clause()))
                .toList();
    }

    private static String dollars(Money money) {
        return money.toString().replaceAll("[$,]", "").replaceFirst("\\.00$", "");
    }
}
