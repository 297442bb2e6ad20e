package io.baize.api;

import io.baize.api.access.Visitor;
import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.rulepack.Pack;
import io.baize.terms.Terms;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsDocument;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.TableStore;
import io.baize.terms.store.TermsStore;
import io.baize.terms.store.TermsVersion;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the terms of a table, and sets those of one that never opened. Its row stays locked meanwhile, so that it
 * cannot open under terms that are just being replaced.
 */
@ApplicationScoped
class TermsSetting {

    private static final TermsDocument NONE = TermsDocument.of(Terms.NONE);

    private final TableStore tables;
    private final TermsStore terms;
    private final AdoptedRules adopted;
    private final Visitor visitor;
    private final Acts acts;

    TermsSetting(TableStore tables, TermsStore terms, AdoptedRules adopted, Visitor visitor, Acts acts) {
        this.tables = tables;
        this.terms = terms;
        this.adopted = adopted;
        this.visitor = visitor;
        this.acts = acts;
    }

    @Transactional
    TermsVersion set(GamingTable table, TermsDocument document) {
        Terms asked = read(document);
        TermsDocument wanted = TermsDocument.of(asked);
        GamingTable locked = tables.locked(table.id()).orElseThrow();
        Optional<TermsVersion> now = terms.newest(table.id());
        if (now.isPresent() && now.get().terms().equals(wanted)) {
            return now.get();
        }
        TermsDocument before = now.map(TermsVersion::terms).orElse(NONE);
        demandComplianceForReadings(before, wanted);
        if (locked.hasOpened()) {
            throw Refused.conflict("change-request-required", "the table has opened; its terms need a change request");
        }
        demandLawful(adopted.demand(table), asked);
        int version = now.map(TermsVersion::version).orElse(0) + 1;
        TermsVersion set = TermsVersion.direct(table.id(), version, wanted, acts.actor(), acts.now());
        terms.add(set);
        acts.record(table.property(), "terms.set", table.id(), detail(version, before, wanted));
        return set;
    }

    /** The newest terms, or those in force at a moment by the felt's clock. */
    TermsVersion inForce(GamingTable table, String at) {
        Optional<TermsVersion> found = at == null ? terms.newest(table.id()) : terms.inForce(table.id(), moment(at));
        return found.orElseThrow(() -> Refused.notFound("no terms were in force at " + table.id()));
    }

    private static Instant moment(String at) {
        try {
            return OffsetDateTime.parse(at).toInstant();
        } catch (DateTimeParseException e) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", "at", "a moment reads like 2026-11-02T21:04:00-05:00", null));
        }
    }

    private static Terms read(TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) -> throw Refused.because(refusal);
        };
    }

    private void demandComplianceForReadings(TermsDocument before, TermsDocument wanted) {
        if (!before.readings().equals(wanted.readings()) && !visitor.has(Roles.COMPLIANCE)) {
            throw Refused.forbidden(
                    "readings-by-compliance", "how a defective text is read is for compliance to change");
        }
    }

    private static void demandLawful(Pack pack, Terms asked) {
        List<Refusal> faults = TermsCheck.faults(pack, asked);
        if (!faults.isEmpty()) {
            throw Refused.because(faults);
        }
    }

    private static Map<String, Object> detail(int version, TermsDocument before, TermsDocument after) {
        Map<String, Object> detail = new LinkedHashMap<>();
        detail.put("version", version);
        detail.put("before", before);
        detail.put("after", after);
        return detail;
    }
}
