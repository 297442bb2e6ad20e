package io.baize.rulepack.load;

import io.baize.game.Game;
import io.baize.game.Games;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Condition;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The faults of a pack against itself and against the game that will ask it. */
final class PackCheck {

    /** What the engine itself asks, whatever the game. */
    private static final Set<String> MONEY = Set.of("rounding", "one-position-per-player");

    private static final Set<String> METER = Set.of(
            "progressive-stake",
            "progressive-all-of-meter",
            "progressive-part-of-meter",
            "progressive-contribution",
            "progressive-accrual",
            "progressive-seed");

    private final Pack pack;
    private final List<String> faults = new ArrayList<>();

    private PackCheck(Pack pack) {
        this.pack = pack;
    }

    static List<String> faults(Pack pack) {
        PackCheck check = new PackCheck(pack);
        Optional<Game> game = Games.find(pack.game());
        if (game.isEmpty()) {
            return List.of("no such game: " + pack.game());
        }
        check.wagers();
        check.rules(game.get());
        check.schedules(game.get());
        check.irregularities(game.get());
        check.payoutLimits();
        return check.faults;
    }

    private void wagers() {
        pack.wagers().values().forEach(wager -> {
            String place = "wagers." + wager.id();
            wager.requires().forEach(other -> knownWager(place + ".requires", other));
            wager.requiresAny().forEach(other -> knownWager(place + ".requiresAny", other));
            wager.conditions().forEach(condition -> condition(place + ".conditions", condition));
            if (wager.excludes() != null) {
                wager.excludes().value().forEach(other -> knownWager(place + ".excludes", other));
            }
            if (wager.offeredWhen() != null) {
                wager.offeredWhen().value().forEach((rule, answer) -> permitted(place + ".offeredWhen", rule, answer));
            }
            amount(place + ".amount", wager.amount());
            if (pack.schedulesOf(wager.id()).isEmpty()) {
                faults.add(place + " has no schedule to be paid from");
            }
        });
    }

    private void amount(String place, AmountRule amount) {
        switch (amount) {
            case AmountRule.EqualTo(String other) -> knownWager(place, other);
            case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) ->
                onStreets(place, other, streets.keySet());
            case AmountRule.Between(String other, Map<String, AmountRule.Span> streets) ->
                onStreets(place, other, streets.keySet());
            case AmountRule.Elected(String rule) -> knownRule(place, rule);
            case AmountRule.ElectedMultiple(String other, String rule) -> {
                knownWager(place, other);
                knownRule(place, rule);
            }
            case AmountRule.WithinLimits _, AmountRule.Exactly _ -> {}
        }
    }

    private void onStreets(String place, String other, Set<String> streets) {
        knownWager(place, other);
        if (streets.isEmpty() || !pack.streets().containsAll(streets)) {
            faults.add(place + " must name some of the streets " + pack.streets());
        }
    }

    private void condition(String place, Condition condition) {
        condition.when().keySet().forEach(rule -> knownRule(place + ".when", rule));
        condition.requires().forEach(other -> knownWager(place + ".requires", other));
        Stream.of(condition.atMost(), condition.atLeast())
                .filter(Objects::nonNull)
                .forEach(ratio -> knownWager(place, ratio.of()));
    }

    private void rules(Game game) {
        Set<String> all = new TreeSet<>(game.asks(pack.wagers().keySet()));
        all.addAll(MONEY);
        if (pack.schedules().values().stream().anyMatch(Schedule::meter)) {
            all.addAll(METER);
        }
        for (String asked : all) {
            if (!pack.rules().containsKey(asked)) {
                faults.add("rules." + asked + " is asked by the game and has no answer");
            }
        }
        for (Rule rule : pack.rules().values()) {
            if (!rule.permits(rule.value())) {
                faults.add("rules." + rule.id() + ": " + rule.value() + " is not among " + rule.permitted());
            }
            rule.minWhen().stream()
                    .filter(least -> !pack.rules().containsKey(least.rule()))
                    .forEach(least -> faults.add("rules." + rule.id() + ".minWhen names no rule: " + least.rule()));
            if (rule.kind() == Rule.Kind.READING
                    && (rule.ruling() == null || rule.values().size() < 2)) {
                faults.add("rules." + rule.id() + " is a reading without its ruling or its alternative");
            }
        }
    }

    private void schedules(Game game) {
        Map<String, List<List<String>>> outcomes = game.outcomes(this::answer);
        outcomes.keySet().stream()
                .filter(id -> pack.wagers().containsKey(id.split("/")[0])
                        && !pack.schedules().containsKey(id))
                .forEach(id -> faults.add("schedules." + id + " is missing, and the game pays bets from it"));
        for (Schedule schedule : pack.schedules().values()) {
            String place = "schedules." + schedule.id();
            schedule.wagers().forEach(wager -> knownWager(place + ".wager", wager));
            if (schedule.follows() != null && !pack.schedules().containsKey(schedule.follows())) {
                faults.add(place + ".follows names no schedule: " + schedule.follows());
            }
            schedule.when().keySet().forEach(rule -> knownRule(place + ".when", rule));
            optionalRule(place + ".stakeRule", schedule.stakeRule());
            optionalRule(place + ".vigorish", schedule.vigorish());
            optionalRule(place + ".rounding", schedule.rounding());
            List<List<String>> named = outcomes.get(schedule.id());
            if (named == null) {
                faults.add(place + " is not a schedule of this game");
            } else {
                Set<String> known = nameable(game, schedule);
                schedule.paytables().values().forEach(table -> lines(schedule, table, named, known));
            }
        }
    }

    /** What the game can name under any answer that the pack permits: a line may be there for a choice not yet made. */
    private Set<String> nameable(Game game, Schedule schedule) {
        Set<String> known = new HashSet<>();
        for (Rule rule : pack.rules().values()) {
            for (String value : rule.type() == Rule.Type.CHOICE ? rule.values() : List.of(rule.value())) {
                game.outcomes(asked -> asked.equals(rule.id()) ? Optional.of(value) : answer(asked))
                        .getOrDefault(schedule.id(), List.of())
                        .forEach(known::addAll);
            }
        }
        return known;
    }

    private Optional<String> answer(String rule) {
        return Optional.ofNullable(pack.rules().get(rule)).map(Rule::value);
    }

    private void lines(Schedule schedule, Paytable table, List<List<String>> named, Set<String> known) {
        String place = "schedules." + schedule.id() + "." + table.id();
        table.lines().keySet().stream()
                .filter(outcome -> !known.contains(outcome))
                .forEach(outcome -> faults.add(place + " has a line for an unknown outcome: " + outcome));
        named.stream()
                .filter(outcomes -> !schedule.bonus() && table.line(outcomes).isEmpty())
                .forEach(outcomes -> faults.add(place + " has no line for " + outcomes.getFirst()));
    }

    private void irregularities(Game game) {
        game.irregularities().stream()
                .filter(kind -> !pack.irregularities().containsKey(kind))
                .sorted()
                .forEach(kind -> faults.add("irregularities." + kind + " can happen and has no answer"));
        pack.irregularities().values().forEach(rule -> {
            rule.settle().forEach(wager -> knownWager("irregularities." + rule.kind() + ".settle", wager));
            rule.settleIf().forEach((wager, reading) -> {
                knownWager("irregularities." + rule.kind() + ".settleIf", wager);
                knownRule("irregularities." + rule.kind() + ".settleIf", reading);
            });
        });
    }

    private void payoutLimits() {
        pack.payoutLimits().forEach(limit -> {
            String place = "payoutLimits." + limit.id();
            limit.covers().forEach(wager -> knownWager(place + ".covers", wager));
            limit.together().stream()
                    .flatMap(List::stream)
                    .filter(schedule -> !pack.schedules().containsKey(schedule))
                    .forEach(schedule -> faults.add(place + ".together names no schedule: " + schedule));
            limit.exempt().stream()
                    .filter(schedule -> !pack.schedules().containsKey(schedule))
                    .forEach(schedule -> faults.add(place + ".exempt names no schedule: " + schedule));
            boolean bounded = limit.floor() != null || limit.orMaximumWinAtMinimumBet();
            if (limit.mode() != PayoutLimitRule.Mode.NONE && !bounded) {
                faults.add(place + " is offered without a least amount");
            }
        });
    }

    private void knownWager(String place, String wager) {
        if (!pack.wagers().containsKey(wager)) {
            faults.add(place + " names no wager: " + wager);
        }
    }

    private void optionalRule(String place, String rule) {
        if (rule != null) {
            knownRule(place, rule);
        }
    }

    private void permitted(String place, String rule, String answer) {
        knownRule(place, rule);
        if (pack.rules().containsKey(rule) && !pack.rules().get(rule).permits(answer)) {
            faults.add(place + ": " + answer + " is no answer to " + rule);
        }
    }

    private void knownRule(String place, String rule) {
        if (!pack.rules().containsKey(rule)) {
            faults.add(place + " names no rule: " + rule);
        }
    }
}
