package io.baize.terms.store;

import io.baize.terms.TermsDocument;
import java.time.Instant;

/**
 * What a table plays under, with who set it. Earlier versions stay.
 *
 * @param inForceAt when it came into force by the felt's clock, or null for terms set before the table opened
 * @param request the change request that brought it, or null
 */
public record TermsVersion(
        String table,
        int version,
        TermsDocument terms,
        String setBy,
        Instant setAt,
        Instant inForceAt,
        String request) {

    /** Set directly, at a table that never opened. */
    public static TermsVersion direct(String table, int version, TermsDocument terms, String setBy, Instant setAt) {
        return new TermsVersion(table, version, terms, setBy, setAt, null, null);
    }
}
