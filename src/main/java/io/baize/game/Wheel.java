package io.baize.game;

/**
 * Where a straight that begins with the ace stands: 5324.41(c)(2)(iii), (vii) against (c)(4), 5324.40(b)(2) against
 * (b)(4).
 */
public enum Wheel {
    /** Below the straight that ends with the ace, above all others. */
    SECOND_HIGHEST,
    LOWEST
}
