package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * Who must know, what must be posted or who must approve, before which kind of change takes effect.
 *
 * @param games the games it speaks of; every game of the jurisdiction where empty
 * @param about the wagers, rules or matters it speaks of; the whole game where empty
 * @param lead how long before the change, or null where the text names no time
 * @param acknowledged the recipients say that they know. No text asks for it; Baize does of those who watch the floor,
 *     since a notice that nobody took is none
 * @param playersSeated asked only while players are seated at the table
 * @param uniform how far the change must be the same for all tables of the game, or null where each may differ
 */
public record NoticeRule(
        String id,
        Set<String> games,
        Set<String> about,
        Set<ChangeKind> changes,
        List<Recipient> recipients,
        Timing timing,
        Duration lead,
        Approval approval,
        boolean acknowledged,
        boolean playersSeated,
        Uniform uniform,
        Source source,
        Citation cite,
        String says) {

    public enum Recipient {
        COMMISSION_STAFF,
        SURVEILLANCE,
        COMMISSION,
        PLAYERS,
        PUBLIC_SIGN
    }

    public enum Timing {
        /** Done before the change takes effect, by the lead where there is one. */
        BEFORE,
        /** As before, and the change takes effect only after the conclusion of a round. */
        AFTER_ROUND,
        /** In place when the change takes effect, and as long as the thing is offered. */
        WHILE_OFFERED
    }

    public enum Approval {
        NONE,
        /** The commission's written word, kept as evidence. */
        COMMISSION,
        /** It stands in the system of internal controls that the commission approved; the evidence is its reference. */
        INTERNAL_CONTROLS
    }

    public enum Uniform {
        PIT,
        PROPERTY
    }

    public enum Source {
        /** A clause of the text. */
        TEXT,
        /** The habit of a jurisdiction, outside the text. */
        PRACTICE,
        /** The product's own, where the text is silent. */
        DEFAULT
    }

    public NoticeRule {
        games = Set.copyOf(games);
        about = Set.copyOf(about);
        changes = Set.copyOf(changes);
        recipients = List.copyOf(recipients);
        if (lead != null && !lead.isPositive()) {
            throw new IllegalArgumentException("a lead is a time before the change: " + lead);
        }
        if (changes.isEmpty()) {
            throw new IllegalArgumentException("a notice rule speaks of some kind of change");
        }
    }

    public boolean concerns(String game) {
        return games.isEmpty() || games.contains(game);
    }

    public boolean concerns(ChangeKind kind) {
        return changes.stream().anyMatch(kind::is);
    }

    /** A change that does not say which wagers or rules it touches is asked for all. */
    public boolean concernsAny(Set<String> changed) {
        return about.isEmpty() || changed.isEmpty() || changed.stream().anyMatch(about::contains);
    }

    /**
     * It says who must know of such a change, or that nobody need. What only stands on a sign or in the internal
     * controls, at which tables, while players are seated, or for some of what is changed, leaves that open.
     */
    public boolean saysWhoKnows(Set<String> changed) {
        boolean ofAll = about.isEmpty() || !changed.isEmpty() && about.containsAll(changed);
        boolean nobody = recipients.isEmpty() && approval == Approval.NONE && uniform == null;
        boolean somebody = recipients.stream().anyMatch(recipient -> recipient != Recipient.PUBLIC_SIGN);
        return ofAll && !playersSeated && (nobody || somebody);
    }
}
