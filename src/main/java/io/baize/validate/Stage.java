package io.baize.validate;

/** How far a round has come, as far as betting goes. */
public enum Stage {
    NONE,
    BETTING,
    PLAYING,
    OVER
}
