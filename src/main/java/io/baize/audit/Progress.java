package io.baize.audit;

/** Hears how far a verification is, so that a person who waits sees it move. */
@FunctionalInterface
public interface Progress {

    Progress UNHEARD = (what, done, total) -> {};

    /** {@code what} is a chain, or the topic of the heads. */
    void at(String what, long done, long total);
}
