package io.baize.terms.store;

import io.baize.terms.TermsDocument;
import java.time.Instant;

/** What a table plays under, with who set it. Earlier versions stay. */
public record TermsVersion(String table, int version, TermsDocument terms, String setBy, Instant setAt) {}
