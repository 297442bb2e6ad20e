package io.baize.terms;

import io.baize.game.Rules;
import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
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

    public Rounding rounding() {
        return Rounding.of(answer("rounding").orElseThrow());
    }

    public boolean offers(String wager) {
        return pack.wagers().containsKey(wager)
                && (terms.offered() == null || terms.offered().contains(wager));
    }

    /** Whether the schedule applies under these selections: an envy table only beside its progressive table. */
    public boolean applies(Schedule schedule) {
        return schedule.onlyWith().entrySet().stream()
                .allMatch(tie -> tie.getValue().equals(terms.selections().get(tie.getKey())));
    }

    /** The selected paytable; where the text prints only one, no selection is needed. */
    public Optional<Paytable> paytable(Schedule schedule) {
        if (schedule.paytables().size() == 1) {
            return schedule.paytables().values().stream().findFirst();
        }
        return Optional.ofNullable(terms.selections().get(schedule.id())).map(schedule.paytables()::get);
    }
}
