package io.baize.kernel;

/** The clause a rule rests on, in the form of the rule texts: {@code NY (f)(5)}, {@code MD Ch.12.B(1)}. */
public record Citation(String clause) {

    public Citation {
        if (clause == null || clause.isBlank()) {
            throw new IllegalArgumentException("a citation names its clause");
        }
    }

    @Override
    public String toString() {
        return clause;
    }
}
