package io.baize.kernel;

/** Odds as printed in the text: {@code pays} to {@code per}, such as 3 to 2. */
public record Odds(int pays, int per) {

    public Odds {
        if (pays < 0 || per < 1) {
            throw new IllegalArgumentException("odds are two whole numbers, such as 3 to 2");
        }
    }

    public Money on(Money stake, Rounding rounding) {
        return stake.fraction(pays, per, rounding);
    }

    @Override
    public String toString() {
        return pays + ":" + per;
    }
}
