package io.baize.api;

import io.baize.audit.ChainReport;
import io.baize.audit.store.AuditLog;
import io.baize.change.ChangeRequest;
import io.baize.change.TableChange;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;

/** Puts the evidence of one change together. */
@ApplicationScoped
class EvidenceView {

    private final ChangeView changes;
    private final ChangeStore requests;
    private final ChangeTables tables;
    private final TableStore floor;
    private final FloorStore properties;
    private final AdoptedRules adopted;
    private final AuditLog log;
    private final Acts acts;
    private final Printing printing;

    EvidenceView(
            ChangeView changes,
            ChangeStore requests,
            ChangeTables tables,
            TableStore floor,
            FloorStore properties,
            AdoptedRules adopted,
            AuditLog log,
            Acts acts,
            Printing printing) {
        this.changes = changes;
        this.requests = requests;
        this.tables = tables;
        this.floor = floor;
        this.properties = properties;
        this.adopted = adopted;
        this.log = log;
        this.acts = acts;
        this.printing = printing;
    }

    /** The chain is walked first; then nobody moves the request until its acts and what they led to are read. */
    @Transactional
    ChangeEvidence of(String id) {
        Property property = properties.property(changes.visible(id).property()).orElseThrow();
        ChainReport chain = log.verify(property.id());
        ChangeRequest request = requests.locked(id).orElseThrow();
        return new ChangeEvidence(
                property,
                request,
                tables.of(id).stream().map(change -> at(property, change)).toList(),
                log.of(property.id(), "change/" + id),
                chain,
                acts.actor(),
                acts.now());
    }

    private ChangeEvidence.AtTable at(Property property, TableChange change) {
        GamingTable table = floor.table(change.table()).orElseThrow();
        Instant moment = change.place() == null ? acts.now() : change.place().eventAt();
        Pack pack = adopted.at(property, change.game(), moment);
        TermsInForce after = new TermsInForce(pack, read(change.after()));
        return new ChangeEvidence.AtTable(
                table, change, after, new ChangeEvidence.Sign(change.version(), printing.sign(after)));
    }

    static Terms read(TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }
}
