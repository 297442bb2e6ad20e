package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Wager;
import java.util.Optional;

/** What becomes of a bet: it stands, in whole or in part, or it is refused. */
public sealed interface Judgement {

    /** {@code excess} goes back at once; {@code broken} is the limit it broke where the text lets it stand. */
    record Accepted(Bet bet, Money excess, Refusal broken) implements Judgement {}

    record Rejected(Refusal refusal) implements Judgement {}

    static Judgement of(Placing placing) {
        Refusal standsOver = null;
        for (Check check : Check.values()) {
            Optional<Refusal> refusal = check.refusal(placing);
            if (refusal.isEmpty()) {
                continue;
            }
            switch (word(placing, check)) {
                case REJECTED -> {
                    return new Rejected(refusal.get());
                }
                case EXCESS_RETURNED -> {
                    return withoutExcess(placing, check, refusal.get());
                }
                case STANDS -> standsOver = standsOver == null ? refusal.get() : standsOver;
            }
        }
        return new Accepted(placing.bet(), Money.ZERO, standsOver);
    }

    /** The pack's word on a bad amount: rejected, the excess returned, or it stands in full. */
    private static Wager.BadWager word(Placing placing, Check check) {
        boolean overLimit = check == Check.ABOVE_MAXIMUM || check == Check.INCREMENT;
        return overLimit ? placing.wager().badWager() : Wager.BadWager.REJECTED;
    }

    /** What the limit leaves of the bet is judged as a bet of its own. */
    private static Judgement withoutExcess(Placing placing, Check check, Refusal refusal) {
        long limit = Long.parseLong(refusal.limit());
        long amount = placing.bet().amount().cents();
        Money kept = Money.usd(check == Check.ABOVE_MAXIMUM ? limit : amount - amount % limit);
        Judgement rest = of(placing.with(placing.bet().withAmount(kept)));
        return rest instanceof Accepted(Bet bet, Money _, Refusal _)
                ? new Accepted(bet, placing.bet().amount().minus(bet.amount()), refusal)
                : rest;
    }
}
