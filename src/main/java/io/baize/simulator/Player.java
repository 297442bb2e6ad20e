package io.baize.simulator;

/** A regular: how dear, how bold, and fond of which side bets. {@code dearness} multiplies the table's minimum. */
record Player(String id, int dearness, boolean bold, boolean likesSideBets, boolean likesProgressive) {}
