package io.baize.audit;

/** Which chains to verify, and how much of each: one, those that concern a property, or all where both are null. */
public record Scope(String property, String chain, Range range) {

    public static final Scope ALL = new Scope(null, null, Range.ALL);

    /** A property's rows lie in its own chain and, with those of others, in the chains of the partitions. */
    public boolean includes(String one) {
        if (chain != null) {
            return one.equals(chain);
        }
        return property == null || one.equals(property) || AuditChain.isOfPartition(one);
    }
}
