package io.baize.terms;

import io.baize.game.Rules;
import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A pack with the house's choices laid over it: the answers a round is settled by. */
public record TermsInForce(Pack pack, Terms terms) implements Rules {

    @Override
    public Optional<String> answer(String rule) {
        Rule stated = pack.rules().get(rule);
        if (stated == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (stated.kind()) {
                    case FIXED -> stated.value();
                    case READING -> terms.readings().getOrDefault(rule, stated.value());
                    case ELECTION -> terms.elections().getOrDefault(rule, stated.value());
                });
    }

    public long number(String rule) {
        return Long.parseLong(answer(rule).orElseThrow());
    }

    /** What a meter starts from and is reset to: the house's own figure, else the least its paytable demands. */
    public Money seed(Schedule schedule) {
        Optional<Money> least = paytable(schedule).map(Paytable::minimumSeed);
        return terms.elections().containsKey("progressive-seed") || least.isEmpty()
                ? Money.usd(number("progressive-seed"))
                : least.get();
    }

    public Rounding rounding(Schedule schedule) {
        String rule = schedule.rounding() == null ? "rounding" : schedule.rounding();
        return Rounding.of(answer(rule).orElseThrow());
    }

    /** What the house takes of a win, in basis points; 0 where there is no vigorish. */
    public long vigorish(Schedule schedule) {
        return schedule.vigorish() == null ? 0 : number(schedule.vigorish());
    }

    public boolean offers(String wager) {
        return pack.wagers().containsKey(wager)
                && (terms.offered() == null || terms.offered().contains(wager));
    }

    /** Whether all of these rules are answered so. */
    public boolean says(Map<String, String> answers) {
        return answers.entrySet().stream().allMatch(answer -> says(answer.getKey(), answer.getValue()));
    }

    /** Whether the schedule applies under these terms: an envy table only beside the progressive table of its name. */
    public boolean applies(Schedule schedule) {
        return says(schedule.when())
                && (schedule.follows() == null || paytable(schedule).isPresent());
    }

    /** The schedules with a meter that runs: a wager of theirs is on offer and there is a paytable to pay it by. */
    public List<Schedule> meters() {
        return pack.schedules().values().stream()
                .filter(Schedule::meter)
                .filter(schedule -> schedule.wagers().stream().anyMatch(this::offers)
                        && paytable(schedule).isPresent())
                .toList();
    }

    /** The paytable that is paid from: the house's own, or the printed one it selected. */
    public Optional<Paytable> paytable(Schedule schedule) {
        CustomTable custom = terms.customTables().get(schedule.id());
        return custom == null
                ? selected(schedule)
                : printed(schedule).map(table -> custom.on(table, deductedFrom(schedule)));
    }

    /** The printed table that is selected, or on which the house's own stands. */
    public Optional<Paytable> printed(Schedule schedule) {
        boolean example = schedule.kind() == Schedule.Kind.APPROVAL
                && terms.customTables().containsKey(schedule.id());
        return selected(schedule)
                .or(() -> schedule.paytables().values().stream()
                        .filter(_ -> example)
                        .findFirst());
    }

    /** The selected paytable; where the text prints only one, no selection is needed. */
    private Optional<Paytable> selected(Schedule schedule) {
        if (schedule.follows() != null) {
            return printed(pack.schedules().get(schedule.follows()))
                    .map(followed -> schedule.paytables().get(followed.id()));
        }
        if (schedule.paytables().size() == 1) {
            return schedule.paytables().values().stream().findFirst();
        }
        return Optional.ofNullable(terms.selections().get(schedule.id())).map(schedule.paytables()::get);
    }

    /** What a custom table rests on, in words; none where a printed table is paid from. */
    public Optional<String> standing(Schedule schedule) {
        CustomTable custom = terms.customTables().get(schedule.id());
        if (custom == null) {
            return Optional.empty();
        }
        return schedule.kind() == Schedule.Kind.APPROVAL
                ? Optional.of("custom table, approved by the commission: " + custom.evidence())
                : printed(schedule)
                        .map(table -> "custom table, at or above "
                                + (table.unnamed() ? "" : "table " + table.id() + " of ")
                                + schedule.cite().clause());
    }

    /** Whether the stake comes back beside odds that are won. */
    public boolean returnsStakeWithOdds(Schedule schedule) {
        return !schedule.bonus() && !stakeIs("kept", schedule);
    }

    /** Whether the stake comes back beside an amount of money, or a part of the meter, that is won. */
    public boolean returnsStakeWithAmounts(Schedule schedule) {
        return !schedule.bonus() && stakeIs("returned", schedule);
    }

    private boolean stakeIs(String answer, Schedule schedule) {
        return schedule.stakeRule() != null && says(schedule.stakeRule(), answer);
    }

    private long deductedFrom(Schedule schedule) {
        return schedule.meter() && pack.rules().containsKey("progressive-deducted-from")
                ? number("progressive-deducted-from")
                : Long.MAX_VALUE;
    }
}
