package io.baize.audit;

/**
 * Something that does not agree, in words. {@code sequence} is the row of the chain and absent for what no row of the
 * chain knows of; {@code table} and {@code row} name what was stored at a table, where it is about that.
 */
public record Fault(Long sequence, String kind, String table, String row, String says) {

    public static final String CHAIN = "chain";
    public static final String HEAD = "head";

    public static Fault ofChain(Long sequence, String says) {
        return new Fault(sequence, CHAIN, null, null, says);
    }

    public static Fault ofHead(long sequence, String says) {
        return new Fault(sequence, HEAD, null, null, says);
    }

    /** The same for somebody who does not see the table: that there is a fault, and where in the chain. */
    public Fault hidden() {
        return new Fault(sequence, kind, null, null, "a " + kind + " of another property does not agree");
    }
}
