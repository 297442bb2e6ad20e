package io.baize.change;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.table.PoolTransfer;
import io.baize.table.TableSetup;
import io.baize.table.TermsChange;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The last look at a change, at the round boundary of one table. Everything is checked anew by what holds at this
 * moment: what was drafted may be overtaken by another change of the same terms.
 */
public record Activation(RuleBook rules, Instant now) {

    /** {@code seated}: the table is open, so that players may sit at it. */
    public Answer<TermsChange> of(ChangeRequest request, TableChange asked, TableSetup setup, boolean seated) {
        if (!(request.state() instanceof ChangeState.Scheduled scheduled)) {
            return refused(
                    "not-scheduled",
                    "request",
                    "the request is " + request.state().id());
        }
        if (asked.status() != TableChange.Status.SENT && asked.status() != TableChange.Status.WAITING) {
            return refused(
                    "not-waiting",
                    "request",
                    "at this table it is " + asked.status().id());
        }
        Optional<Refusal> hindrance = scheduled.hindrance(now, seated);
        return hindrance.isPresent() ? Answer.refused(hindrance.get()) : changed(request, asked, setup);
    }

    private Answer<TermsChange> changed(ChangeRequest request, TableChange asked, TableSetup setup) {
        Optional<TermsInForce> inForce = setup.inForce(rules);
        if (inForce.isEmpty()) {
            return refused("no-rules", "game", "no rules are adopted for this game");
        }
        Pack pack = inForce.get().pack();
        Optional<String> overtaken = overtaken(asked, TermsDocument.of(setup.terms()), pack);
        if (overtaken.isPresent()) {
            return refused("before-differs", overtaken.get(), "it is no longer as it was when this was asked");
        }
        TableDraft draft = TableDraft.of(pack, setup.terms(), request.wanted(), request.suspension());
        if (!draft.faults().isEmpty()) {
            return Answer.refused(draft.faults().getFirst());
        }
        List<String> paths = asked.items().stream().map(Item::path).toList();
        boolean sameTerms = draft.after().equals(draft.before());
        return draft.after()
                .read()
                .then(terms -> Answer.of(new TermsChange(sameTerms ? null : terms, paths, transfer(request))));
    }

    private static Optional<String> overtaken(TableChange asked, TermsDocument now, Pack pack) {
        return asked.items().stream()
                .map(Item::path)
                .filter(path ->
                        !Objects.equals(TermsDiff.at(path, asked.before(), pack), TermsDiff.at(path, now, pack)))
                .findFirst();
    }

    private static PoolTransfer transfer(ChangeRequest request) {
        Plan plan = request.wanted().plan();
        return plan == null ? null : new PoolTransfer(request.id(), plan.schedule(), plan.toTable(), plan.toSchedule());
    }

    private static Answer<TermsChange> refused(String code, String field, String message) {
        return Answer.refused(Refusal.of(code, field, message, Dossier.OWN_RULE));
    }
}
