package io.baize.rulepack;

import io.baize.kernel.Citation;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.NoticeRule.Approval;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.NoticeRule.Source;
import io.baize.rulepack.NoticeRule.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The notice rules of one game in one jurisdiction: those of its pack, then the general ones. */
public record NoticeRules(Jurisdiction jurisdiction, String game, List<NoticeRule> rules) {

    private static final Citation OWN = new Citation("Baize's own rule");

    public NoticeRules {
        rules = List.copyOf(rules);
    }

    /** What a change of this kind demands, whatever it touches. */
    public List<NoticeRule> forChange(ChangeKind kind) {
        return forChange(kind, Set.of());
    }

    /**
     * What a change of this kind to these wagers or rules demands. Where the text does not say who must know, the
     * strictest rule is added and says that it is the default. A reading always needs the commission's written word,
     * since the text it reads is not the house's to change.
     */
    public List<NoticeRule> forChange(ChangeKind kind, Set<String> about) {
        List<NoticeRule> found = new ArrayList<>(rules.stream()
                .filter(rule -> rule.concerns(kind) && rule.concernsAny(about))
                .toList());
        if (found.stream().noneMatch(rule -> rule.saysWhoKnows(about))) {
            found.add(strictest(kind));
        }
        if (kind == ChangeKind.READING) {
            found.add(writtenWord());
        }
        return List.copyOf(found);
    }

    private NoticeRule strictest(ChangeKind kind) {
        return own(
                "default-" + kind.id(),
                kind,
                List.of(Recipient.COMMISSION_STAFF, Recipient.SURVEILLANCE),
                Approval.NONE,
                OWN,
                """
                The default, since the text names no one for this kind of change: as 5324.2(t) does elsewhere, onsite \
                commission staff and surveillance know, and say so, before it takes effect.""");
    }

    private NoticeRule writtenWord() {
        return own(
                "reading-in-writing",
                ChangeKind.READING,
                List.of(Recipient.COMMISSION),
                Approval.COMMISSION,
                OWN,
                "A defective text is read otherwise only on the commission's written word.");
    }

    private static NoticeRule own(
            String id, ChangeKind kind, List<Recipient> who, Approval approval, Citation cite, String says) {
        return new NoticeRule(
                id,
                Set.of(),
                Set.of(),
                Set.of(kind),
                who,
                Timing.BEFORE,
                null,
                approval,
                approval == Approval.NONE,
                false,
                null,
                Source.DEFAULT,
                cite,
                says);
    }
}
