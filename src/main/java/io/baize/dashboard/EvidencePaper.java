package io.baize.dashboard;

import io.baize.api.ChangeEvidence;
import io.baize.audit.AuditRow;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The evidence of one change as it is printed. */
record EvidencePaper(
        String property,
        String place,
        int number,
        String id,
        String state,
        String why,
        List<Fact> facts,
        List<BeforeAfter> terms,
        Checklist checklist,
        List<ChangeSheet.Missing> missing,
        List<ChangeSheet.AtTable> tables,
        List<Sign> signs,
        List<Act> acts,
        String chain,
        String hashed,
        String writtenBy,
        String writtenAt) {

    record Fact(String name, String value) {}

    record Sign(String tables, String standing, List<String> text) {}

    record Act(long sequence, String at, String actor, String action, String detail, String previous, String hash) {}

    static EvidencePaper of(ChangeEvidence evidence) {
        ChangeRequest request = evidence.request();
        Moments.Clock clock = new Moments.Clock(evidence.property().timeZone(), true);
        boolean chained = evidence.chain().intact();
        return new EvidencePaper(
                evidence.property().name(),
                Words.name(evidence.property().jurisdiction()),
                request.number(),
                request.id(),
                request.state().id(),
                request.why(),
                facts(request, evidence),
                terms(evidence),
                Checklist.of(request.state().dossier(), clock, evidence.writtenAt()),
                ChangeSheet.missing(request, false, evidence.writtenAt()),
                evidence.tables().stream()
                        .map(at ->
                                ChangeSheet.AtTable.of(at.change(), at.table().name(), clock))
                        .toList(),
                signs(evidence),
                evidence.acts().stream().map(EvidencePaper::act).toList(),
                chained
                        ? "The chain of " + evidence.property().id() + " held, all "
                                + evidence.chain().rows() + " rows of it."
                        : "The chain of " + evidence.property().id() + " is broken at row "
                                + evidence.chain().brokenAt() + ": "
                                + evidence.chain().why() + ".",
                ChangeEvidence.HASHED,
                evidence.writtenBy(),
                Words.onPaper(evidence.writtenAt(), evidence.property().timeZone()));
    }

    private static List<Fact> facts(ChangeRequest request, ChangeEvidence evidence) {
        Moments.Clock clock = new Moments.Clock(evidence.property().timeZone(), true);
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Asked by", request.requestedBy() + ", " + paper(request.requestedAt(), evidence)));
        if (request.effective() != null) {
            facts.add(new Fact("Not before", paper(request.effective(), evidence)));
        }
        if (request.suspension()) {
            facts.add(new Fact("Kind", "emergency suspension of a wager"));
        }
        if (request.rollsBack() != null) {
            facts.add(new Fact("Takes back", request.rollsBack()));
        }
        request.wanted().evidence().forEach((path, word) -> facts.add(new Fact("Written word, " + path, word)));
        if (request.state() instanceof ChangeState.Closed closed) {
            facts.add(new Fact(
                    Words.sentence(request.state().id()),
                    closed.closing().by() + ", " + clock.read(closed.closing().at()) + ": "
                            + closed.closing().reason()));
        }
        return facts;
    }

    private static List<BeforeAfter> terms(ChangeEvidence evidence) {
        return BeforeAfter.all(
                evidence.tables().stream()
                        .map(at -> new BeforeAfter.Asked(
                                new BeforeAfter.At(at.table().id(), at.table().name()),
                                at.change(),
                                at.after().pack()))
                        .toList(),
                evidence.request().wanted());
    }

    /** Tables that post the same sign under the same version share it. */
    private static List<Sign> signs(ChangeEvidence evidence) {
        Map<ChangeEvidence.Sign, List<String>> alike = new LinkedHashMap<>();
        evidence.tables()
                .forEach(at -> alike.computeIfAbsent(at.sign(), _ -> new ArrayList<>())
                        .add(at.table().name()));
        List<Sign> signs = new ArrayList<>();
        alike.forEach((sign, tables) -> signs.add(new Sign(
                String.join(", ", tables),
                sign.version() == null ? "not in force" : "terms version " + sign.version(),
                sign.text())));
        return signs;
    }

    private static Act act(AuditRow row) {
        return new Act(
                row.sequence(),
                row.act().at().toString(),
                row.act().actor(),
                row.act().action(),
                row.act().detail(),
                row.previous(),
                row.hash());
    }

    private static String paper(Instant at, ChangeEvidence evidence) {
        return Words.onPaper(at, evidence.property().timeZone());
    }
}
