package io.baize.api;

import io.baize.audit.AuditRow;
import io.baize.audit.ChainReport;
import io.baize.change.ChangeRequest;
import io.baize.change.TableChange;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import java.time.Instant;
import java.util.List;

/**
 * Everything about one change that the commission may want to see, in one file that needs nothing else.
 *
 * @param acts every act on it, each as it stands in the property's chain
 * @param chain whether that chain held when the file was written
 */
public record ChangeEvidence(
        Property property,
        ChangeRequest request,
        List<AtTable> tables,
        List<AuditRow> acts,
        ChainReport chain,
        String writtenBy,
        Instant writtenAt) {

    /** How the hash of a row is made, so that anybody can make it again. */
    public static final String HASHED = """
            SHA-256 over previous, sequence, property, at, actor, action, subject and detail in UTF-8, each with its \
            length in bytes before it as four bytes, the highest first; the detail is JSON with its keys sorted and no \
            spaces. The previous of the first row is 64 zeros. Heads of the chain are published on \
            baize.audit-heads.""";

    /** The change at one table, under the rules it plays by, and the sign to post there. */
    public record AtTable(GamingTable table, TableChange change, TermsInForce after, Sign sign) {}

    /** {@code version} is null until the change is in force there. */
    public record Sign(Integer version, List<String> text) {}
}
