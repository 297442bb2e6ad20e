package io.baize.game;

import io.baize.kernel.Money;

/**
 * Money a player put on a wager. {@code street} is set for wagers made while the round is played (a raise) and null for
 * those placed before the deal; {@code on} is what the money is on where a wager leaves the choice, such as a number.
 */
public record Bet(
        String id, int seat, String player, String wager, Money amount, String street, Funds funds, String on) {

    public enum Funds {
        CHIPS,
        PROMOTIONAL
    }

    public Bet(String id, int seat, String player, String wager, Money amount, String street, Funds funds) {
        this(id, seat, player, wager, amount, street, funds, null);
    }

    public Bet withAmount(Money changed) {
        return new Bet(id, seat, player, wager, changed, street, funds, on);
    }

    public Bet onStreet(String named) {
        return new Bet(id, seat, player, wager, amount, named, funds, on);
    }
}
