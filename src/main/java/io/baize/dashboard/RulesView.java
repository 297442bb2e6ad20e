package io.baize.dashboard;

import io.baize.rulepack.IrregularityRule;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Wager;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A rule pack as a person reads it. */
record RulesView(
        Book book,
        List<Fact> equipment,
        List<WagerRow> wagers,
        List<PaytableGrid> grids,
        List<RuleRow> fixed,
        List<RuleRow> readings,
        List<RuleRow> elections,
        List<IrregularityRow> irregularities,
        List<Fact> payoutLimits,
        List<NoticeRow> notices) {

    record Book(
            String jurisdiction,
            String place,
            String gameId,
            String game,
            String version,
            String effective,
            String text) {

        static Book of(Pack pack) {
            return new Book(
                    pack.jurisdiction().id(),
                    Words.name(pack.jurisdiction()),
                    pack.game(),
                    pack.name(),
                    pack.version(),
                    pack.effective().toString(),
                    pack.text());
        }
    }

    record Fact(String name, String value, String says, String cite) {}

    record WagerRow(String name, String when, String amount, String needs, String bad, String cite) {}

    record RuleRow(
            String name, String value, String others, String ruling, String confidence, String says, String cite) {}

    record IrregularityRow(String kind, String effect, boolean silent, String settled, String says, String cite) {}

    static RulesView of(Pack pack, List<NoticeRule> notices) {
        return new RulesView(
                Book.of(pack),
                equipment(pack),
                pack.wagers().values().stream().map(RulesView::wager).toList(),
                pack.schedules().values().stream()
                        .map(schedule -> PaytableGrid.of(pack, schedule))
                        .toList(),
                rules(pack, Rule.Kind.FIXED),
                rules(pack, Rule.Kind.READING),
                rules(pack, Rule.Kind.ELECTION),
                pack.irregularities().values().stream()
                        .map(rule -> irregularity(pack, rule))
                        .toList(),
                pack.payoutLimits().stream()
                        .map(limit -> payoutLimit(pack, limit))
                        .toList(),
                notices.stream().map(NoticeRow::of).toList());
    }

    private static List<Fact> equipment(Pack pack) {
        return List.of(
                new Fact(
                        "Seats",
                        pack.seats().value().toString(),
                        pack.seats().says(),
                        pack.seats().cite().clause()),
                new Fact(
                        "Decks",
                        pack.decks().value().toString(),
                        pack.decks().says(),
                        pack.decks().cite().clause()),
                new Fact(
                        "Paid",
                        Words.plain(pack.payOrder().value()),
                        pack.payOrder().says(),
                        pack.payOrder().cite().clause()),
                new Fact(
                        "Odds on signs",
                        pack.oddsWording().value().equals("to") ? "a to b" : "a:b",
                        pack.oddsWording().says(),
                        pack.oddsWording().cite().clause()));
    }

    private static WagerRow wager(Wager wager) {
        String when = wager.placed() == Wager.Placed.BEFORE_DEAL ? "before the deal" : "while the hand is played";
        return new WagerRow(
                wager.name(),
                wager.required() ? when + ", required" : when,
                AmountWords.of(wager.amount()),
                joined(wager.requires()),
                Words.plain(lower(wager.badWager())) + " ("
                        + wager.badWagerCite().clause() + ")",
                wager.cite().clause());
    }

    private static List<RuleRow> rules(Pack pack, Rule.Kind kind) {
        return pack.rules().values().stream()
                .filter(rule -> rule.kind() == kind)
                .map(RulesView::rule)
                .toList();
    }

    private static RuleRow rule(Rule rule) {
        return new RuleRow(
                Words.capital(rule.id()),
                RuleWords.value(rule, rule.value()),
                RuleWords.others(rule),
                rule.ruling(),
                rule.confidence(),
                rule.says(),
                rule.cite().clause());
    }

    private static IrregularityRow irregularity(Pack pack, IrregularityRule rule) {
        boolean silent = rule.effect() == IrregularityRule.Effect.SILENT;
        return new IrregularityRow(
                Words.capital(rule.kind()),
                silent ? "a supervisor rules" : Words.plain(lower(rule.effect())),
                silent,
                rule.settle().stream().sorted().map(id -> Words.wager(pack, id)).collect(Collectors.joining(", ")),
                rule.says(),
                rule.cite().clause());
    }

    private static Fact payoutLimit(Pack pack, PayoutLimitRule limit) {
        String amount = limit.floor() == null
                ? "the largest win at the minimum bet"
                : limit.floor().toString();
        String value = switch (limit.mode()) {
            case NONE -> "none may be set";
            case OPTIONAL -> "at least " + amount;
            case FIXED -> amount;
        };
        boolean one = pack.payoutLimits().size() == 1;
        String name = one ? "Payout limit" : "Payout limit, " + Words.plain(limit.id());
        return new Fact(name, value, limit.says(), limit.cite().clause());
    }

    private static String joined(Collection<String> ids) {
        return ids.stream().map(Words::plain).collect(Collectors.joining(", "));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
