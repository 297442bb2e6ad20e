package io.baize.terms;

import io.baize.game.Rules;
import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
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

    /** The selected paytable; where the text prints only one, no selection is needed. */
    public Optional<Paytable> paytable(Schedule schedule) {
        if (schedule.follows() != null) {
            return paytable(pack.schedules().get(schedule.follows()))
                    .map(followed -> schedule.paytables().get(followed.id()));
        }
        if (schedule.paytables().size() == 1) {
            return schedule.paytables().values().stream().findFirst();
        }
        return Optional.ofNullable(terms.selections().get(schedule.id())).map(schedule.paytables()::get);
    }
}
