package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.audit.AuditChain;
import io.baize.audit.ChainReport;
import io.baize.audit.Fault;
import io.baize.audit.Progress;
import io.baize.audit.Range;
import io.baize.audit.Scope;
import io.baize.flow.FlowConfig;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.publish.AuditVerifications;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Verifies the chains for somebody. What does not agree at a table out of their sight is told without its name. */
@ApplicationScoped
public class VisibleAudit {

    /** Knows who asked, so that it may run after the request. */
    @FunctionalInterface
    public interface Verification {
        List<ChainReport> run(Progress progress);
    }

    private final VisibleFloor visible;
    private final VisibleQuarantine unowned;
    private final TableStore tables;
    private final AuditVerifications verifications;
    private final FlowConfig flow;

    VisibleAudit(
            VisibleFloor visible,
            VisibleQuarantine unowned,
            TableStore tables,
            AuditVerifications verifications,
            FlowConfig flow) {
        this.visible = visible;
        this.unowned = unowned;
        this.tables = tables;
        this.verifications = verifications;
        this.flow = flow;
    }

    /** Of the chains that concern the property, or one of them; days are those of the property. */
    public Verification verification(String property, String chain, String from, String to) {
        Property at = visible.property(property);
        if (chain != null && !chain.equals(property) && !isOfTheFlow(chain)) {
            throw Refused.notFound("property " + property + " has no chain " + chain);
        }
        Answer<Range> range = Range.read(given(from), given(to), chain != null, at.timeZone());
        Scope scope = switch (range) {
            case Answer.Given<Range>(Range read) -> new Scope(property, chain, read);
            case Answer.Refused<Range>(Refusal refusal) -> throw Refused.badRequest(refusal);
        };
        Predicate<Fault> inSight = inSight();
        return progress -> run(scope, progress).stream()
                .map(report -> report.tellingOnly(inSight))
                .toList();
    }

    private List<ChainReport> run(Scope scope, Progress progress) {
        try {
            return verifications.verify(scope, progress);
        } catch (AuditVerifications.Busy e) {
            throw Refused.notNow("verification-busy", "others are verifying the chains; try again in a while");
        } catch (AuditVerifications.HeadsUnreadable e) {
            throw Refused.notNow("heads-unreadable", e.getMessage());
        }
    }

    private Predicate<Fault> inSight() {
        Set<String> seen =
                tables.tables(visible.ids(null)).stream().map(GamingTable::id).collect(Collectors.toSet());
        boolean seesUnowned = unowned.seesUnowned();
        return fault -> fault.table() == null
                || seen.contains(fault.table())
                || seesUnowned && tables.table(fault.table()).isEmpty();
    }

    private boolean isOfTheFlow(String chain) {
        return AuditChain.isOfPartition(chain) && AuditChain.partition(chain) < flow.partitions();
    }

    private static String given(String bound) {
        return bound == null ? "" : bound;
    }
}
