package io.baize.audit;

/** The newest row of a chain. */
public record ChainHead(long sequence, String hash) {

    /** Before the first row: sequence 0 and a hash of zeros. */
    public static final ChainHead START = new ChainHead(0, "0".repeat(64));
}
