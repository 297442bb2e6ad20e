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
        for (Check check : Check.values()) {
            Optional<Refusal> refusal = check.refusal(placing);
            if (refusal.isPresent()) {
                return broken(placing, check, refusal.get());
            }
        }
        return new Accepted(placing.bet(), Money.ZERO, null);
    }

    /** The pack's word on a bad amount: rejected, the excess returned, or it stands in full. */
    private static Judgement broken(Placing placing, Check check, Refusal refusal) {
        boolean overLimit = check == Check.ABOVE_MAXIMUM || check == Check.INCREMENT;
        Wager.BadWager word = overLimit ? placing.wager().badWager() : Wager.BadWager.REJECTED;
        return switch (word) {
            case REJECTED -> new Rejected(refusal);
            case STANDS -> new Accepted(placing.bet(), Money.ZERO, refusal);
            case EXCESS_RETURNED -> {
                long limit = Long.parseLong(refusal.limit());
                long amount = placing.bet().amount().cents();
                Money kept = Money.usd(check == Check.ABOVE_MAXIMUM ? limit : amount - amount % limit);
                Judgement rest = of(placing.with(placing.bet().withAmount(kept)));
                yield rest instanceof Accepted(Bet bet, Money _, Refusal also)
                        ? new Accepted(bet, placing.bet().amount().minus(bet.amount()), also == null ? refusal : also)
                        : rest;
            }
        };
    }
}
