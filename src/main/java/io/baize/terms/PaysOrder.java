package io.baize.terms;

import io.baize.kernel.Odds;
import io.baize.kernel.Rounding;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;

/**
 * Whether one payout is at least as good for the player as another, whatever the stake, the meter and the round.
 * Compared are whole numbers only: odds by cross-multiplication, money by cents, parts of a meter by percent. Where
 * the answer would hang on the stake or the meter there is none.
 */
record PaysOrder(TermsInForce terms, Schedule schedule) {

    enum Standing {
        AT_LEAST,
        BELOW,
        NOT_COMPARABLE
    }

    Standing of(Pays pays, Pays floor) {
        if (pays.equals(floor)) {
            return Standing.AT_LEAST;
        }
        if (pays instanceof Pays.Lose || pays instanceof Pays.Push) {
            return Standing.BELOW;
        }
        return switch (floor) {
            case Pays.To(Odds odds) -> odds(pays, odds);
            case Pays.ForOne(int times) -> forOne(pays, times);
            case Pays.Fixed(var least) ->
                pays instanceof Pays.Fixed(var amount)
                        ? standing(amount.cents(), least.cents())
                        : Standing.NOT_COMPARABLE;
            case Pays.FixedPerDollar(var least) ->
                pays instanceof Pays.FixedPerDollar(var amount)
                        ? standing(amount.cents(), least.cents())
                        : Standing.NOT_COMPARABLE;
            case Pays.PercentOfMeter(int least) ->
                pays instanceof Pays.PercentOfMeter(int percent) ? standing(percent, least) : Standing.NOT_COMPARABLE;
            case Pays.Push _, Pays.Lose _, Pays.Bank _ -> Standing.NOT_COMPARABLE;
        };
    }

    private Standing odds(Pays pays, Odds floor) {
        return switch (pays) {
            case Pays.To(Odds odds)
            when !mayRoundBelow(odds, floor) ->
                standing((long) odds.pays() * floor.per(), (long) floor.pays() * odds.per());
            case Pays.ForOne(int times)
            when countsAlike() -> standing((long) times * floor.per(), floor.pays() + (long) back() * floor.per());
            default -> Standing.NOT_COMPARABLE;
        };
    }

    private Standing forOne(Pays pays, int floor) {
        return switch (pays) {
            case Pays.ForOne(int times) -> standing(times, floor);
            case Pays.To(Odds odds) when countsAlike() && odds.per() == 1 -> standing(odds.pays() + back(), floor);
            default -> Standing.NOT_COMPARABLE;
        };
    }

    /** The stake that comes back beside odds "to"; odds "for" have it within. */
    private int back() {
        return terms.returnsStakeWithOdds(schedule) ? 1 : 0;
    }

    /** Odds such as 5:2 may be rounded to the dollar where 2:1 are paid to the cent. */
    private boolean mayRoundBelow(Odds odds, Odds floor) {
        boolean rounds = odds.per() != 1 && terms.rounding(schedule) != Rounding.EXACT_CENT;
        return rounds && floor.per() == 1 && schedule.rounding() == null;
    }

    /** Of odds "for", vigorish and payout limit would weigh on the stake too. */
    private boolean countsAlike() {
        return schedule.vigorish() == null
                && terms.pack().payoutLimits().stream()
                        .filter(rule -> rule.mode() != PayoutLimitRule.Mode.NONE)
                        .noneMatch(rule -> schedule.wagers().stream().anyMatch(rule.covers()::contains));
    }

    private static Standing standing(long given, long least) {
        return given >= least ? Standing.AT_LEAST : Standing.BELOW;
    }
}
