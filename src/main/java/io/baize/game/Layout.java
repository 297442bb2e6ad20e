package io.baize.game;

/** How many cards lie at a seat that plays, before the dealer and on the board when a round is complete. */
public record Layout(int seat, int dealer, int community) {}
