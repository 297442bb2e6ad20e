package io.baize.rulepack.load;

import io.baize.game.Game;
import io.baize.game.Games;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The faults of a pack against itself and against the game that will ask it. */
final class PackCheck {

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
        check.payoutLimit();
        return check.faults;
    }

    private void wagers() {
        pack.wagers().values().forEach(wager -> {
            wager.requires().forEach(other -> knownWager("wagers." + wager.id() + ".requires", other));
            switch (wager.amount()) {
                case AmountRule.EqualTo(String other) -> knownWager("wagers." + wager.id() + ".amount", other);
                case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) -> {
                    knownWager("wagers." + wager.id() + ".amount", other);
                    if (!Set.copyOf(pack.streets()).equals(streets.keySet())) {
                        faults.add("wagers." + wager.id() + ".amount must answer each street of " + pack.streets());
                    }
                }
                case AmountRule.WithinLimits _, AmountRule.Exactly _ -> {}
            }
            if (pack.schedulesOf(wager.id()).isEmpty()) {
                faults.add("wagers." + wager.id() + " has no schedule to be paid from");
            }
        });
    }

    private void rules(Game game) {
        for (String asked : game.asks(pack.wagers().keySet())) {
            if (!pack.rules().containsKey(asked)) {
                faults.add("rules." + asked + " is asked by the game and has no answer");
            }
        }
        for (Rule rule : pack.rules().values()) {
            if (!rule.permits(rule.value())) {
                faults.add("rules." + rule.id() + ": " + rule.value() + " is not among " + rule.permitted());
            }
            if (rule.kind() == Rule.Kind.READING
                    && (rule.ruling() == null || rule.values().size() < 2)) {
                faults.add("rules." + rule.id() + " is a reading without its ruling or its alternative");
            }
        }
    }

    private void schedules(Game game) {
        Map<String, List<List<String>>> outcomes = game.outcomes(
                rule -> Optional.ofNullable(pack.rules().get(rule)).map(Rule::value));
        outcomes.keySet().stream()
                .filter(id -> pack.wagers().containsKey(id.split("/")[0])
                        && !pack.schedules().containsKey(id))
                .forEach(id -> faults.add("schedules." + id + " is missing, and the game pays bets from it"));
        for (Schedule schedule : pack.schedules().values()) {
            knownWager("schedules." + schedule.id() + ".wager", schedule.wager());
            schedule.onlyWith().forEach((other, table) -> {
                if (!pack.schedules().containsKey(other)
                        || !pack.schedules().get(other).paytables().containsKey(table)) {
                    faults.add("schedules." + schedule.id() + ".onlyWith names no paytable: " + other + " " + table);
                }
            });
            if (schedule.stakeRule() != null && !pack.rules().containsKey(schedule.stakeRule())) {
                faults.add("schedules." + schedule.id() + ".stakeRule names no rule: " + schedule.stakeRule());
            }
            List<List<String>> named = outcomes.get(schedule.id());
            if (named == null) {
                faults.add("schedules." + schedule.id() + " is not a schedule of this game");
            } else {
                schedule.paytables().values().forEach(table -> lines(schedule, table, named));
            }
        }
    }

    private void lines(Schedule schedule, Paytable table, List<List<String>> named) {
        String place = "schedules." + schedule.id() + "." + table.id();
        Set<String> known = new HashSet<>();
        named.forEach(known::addAll);
        table.lines().keySet().stream()
                .filter(outcome -> !known.contains(outcome))
                .forEach(outcome -> faults.add(place + " has a line for an unknown outcome: " + outcome));
        named.stream()
                .filter(outcomes -> table.line(outcomes).isEmpty())
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
                if (!pack.rules().containsKey(reading)) {
                    faults.add("irregularities." + rule.kind() + ".settleIf names no rule: " + reading);
                }
            });
        });
    }

    private void payoutLimit() {
        pack.payoutLimit().covers().forEach(wager -> knownWager("payoutLimit.covers", wager));
        if (pack.payoutLimit().offered() && pack.payoutLimit().floor() == null) {
            faults.add("payoutLimit is offered without its floorCents");
        }
    }

    private void knownWager(String place, String wager) {
        if (!pack.wagers().containsKey(wager)) {
            faults.add(place + " names no wager: " + wager);
        }
    }
}
