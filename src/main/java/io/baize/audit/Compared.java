package io.baize.audit;

/** What a verification counts besides the rows that batches stored, whose kinds have names of their own. */
public final class Compared {

    /** Rows of the chain, each hashed anew. */
    public static final String ROWS = "chain-row";

    /** Heads told to Kafka, each compared with the row of its sequence. */
    public static final String HEADS = "head";

    /** Batches whose row says nothing of what they stored, as before Baize kept digests of rows. */
    public static final String UNDIGESTED = "undigested-batch";

    private Compared() {}
}
