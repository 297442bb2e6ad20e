package io.baize.planted.terms;

/** Planted: floating point in a field, a signature and in the middle of a sum. */
public final class CountsInFractions {

    private final double rate = 0.05;

    public long inPassing(long cents) {
        return (long) (cents / 100.0) * 100;
    }

    public Object boxed(Float other) {
        return other;
    }

    public long whole(long cents) {
        return cents / 100 * 100;
    }
}
