package io.baize.validate;

import io.baize.game.Bet;
import io.baize.rulepack.Wager;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A bet about to be taken, and what the table knows at that moment. {@code terms} is null for a table or a game that is
 * not known; {@code placed} are the bets already standing in the round.
 */
public record Placing(
        boolean tableKnown,
        TermsInForce terms,
        boolean tableOpen,
        Stage stage,
        List<Bet> placed,
        Set<Integer> folded,
        Bet bet) {

    Wager wager() {
        return terms.pack().wagers().get(bet.wager());
    }

    Optional<Limits> limits() {
        return Optional.ofNullable(terms.terms().limits().get(bet.wager()));
    }

    Optional<Bet> standing(String wager) {
        return placed.stream()
                .filter(other -> other.seat() == bet.seat() && other.wager().equals(wager))
                .findFirst();
    }

    /** A bet of this seat on the same wager and, where the wager leaves a choice, on the same choice. */
    Optional<Bet> standingOnTheSame() {
        return placed.stream()
                .filter(other -> other.seat() == bet.seat() && other.wager().equals(bet.wager()))
                .filter(other -> Objects.equals(other.on(), bet.on()))
                .findFirst();
    }

    Placing with(Bet changed) {
        return new Placing(tableKnown, terms, tableOpen, stage, placed, folded, changed);
    }
}
