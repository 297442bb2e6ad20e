package io.baize.game;

import io.baize.kernel.Money;

/**
 * Money a player put on a wager. {@code street} is set for wagers made while the round is played (a raise) and null for
 * those placed before the deal.
 */
public record Bet(String id, int seat, String player, String wager, Money amount, String street, Funds funds) {

    public enum Funds {
        CHIPS,
        PROMOTIONAL
    }

    public Bet withAmount(Money changed) {
        return new Bet(id, seat, player, wager, changed, street, funds);
    }
}
