package io.baize.change;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.rulepack.NoticeRule.Recipient;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where a change request stands. Each state is a type and offers only its legal next steps; a request that was closed
 * offers none, and none is ever deleted.
 *
 * <pre>
 *            submit           nothing is missing          schedule             each table, between rounds
 *  Drafted ─────────► Submitted ─────────────────► Ready ──────────► Scheduled ────────────────► Active
 *     │                │  ▲ │                        │                 ▲   │                       │ all of it
 *     │                │  └─┘ notice, knowledge,     │    an emergency │   │ no table              │ changed again
 *     │                │      approval               │    suspension   │   │ took it               ▼
 *     │                │                             │    begins here ─┘   │                   Superseded
 *     ▼                ▼                             ▼                     ▼
 *  Withdrawn,       Withdrawn, Refused,           Withdrawn, Refused,   Withdrawn,
 *  Expired          Expired                       Expired               Refused
 * </pre>
 */
public sealed interface ChangeState {

    default String id() {
        return getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** What it needs and what is there of it; it stays readable when the request is closed. */
    Dossier dossier();

    /** Not closed, and not in force. */
    sealed interface Open extends ChangeState {}

    /** Where notices are given and approvals decided. */
    sealed interface Preparing extends Open {

        default Answer<Preparing> told(Notice notice) {
            return dossier().told(notice).then(Preparing::with);
        }

        default Answer<Preparing> acknowledged(Recipient recipient, Person person, Instant at) {
            return dossier().acknowledged(recipient, person, at).then(Preparing::with);
        }

        default Answer<Preparing> approved(Approval.As as, Person person, Instant at, String evidence) {
            return dossier().approved(as, person, at, evidence).then(Preparing::with);
        }

        default Answer<Refused> refused(Person person, Closing closing) {
            return dossier()
                    .decidedBy(person)
                    .then(decider -> decider.is(Roles.COMPLIANCE) || decider.is(Roles.COMMISSION)
                            ? Answer.of(new Refused(dossier(), closing))
                            : Answer.refused(Refusal.of(
                                    "role-not-allowed",
                                    "by",
                                    "compliance or the commission refuses it",
                                    Dossier.OWN_RULE)));
        }

        default Withdrawn withdrawn(Closing closing) {
            return new Withdrawn(dossier(), closing);
        }

        default Expired expired(Closing closing) {
            return new Expired(dossier(), closing);
        }

        private static Answer<Preparing> with(Dossier dossier) {
            return Answer.of(of(dossier));
        }

        /** Ready is what lacks nothing; what is asked for players at a table is looked at when it is scheduled. */
        static Preparing of(Dossier dossier) {
            return dossier.missing(false).isEmpty() ? new Ready(dossier) : new Submitted(dossier);
        }
    }

    sealed interface Closed extends ChangeState {
        Closing closing();
    }

    record Drafted(Dossier dossier) implements Open {

        public Preparing submitted(String by) {
            return Preparing.of(dossier.alsoAskedBy(by));
        }

        public Withdrawn withdrawn(Closing closing) {
            return new Withdrawn(dossier, closing);
        }

        public Expired expired(Closing closing) {
            return new Expired(dossier, closing);
        }
    }

    record Submitted(Dossier dossier) implements Preparing {}

    record Ready(Dossier dossier) implements Preparing {

        public Ready {
            if (!dossier.missing(false).isEmpty()) {
                throw new IllegalArgumentException("something is missing: " + dossier.missing(false));
            }
        }

        /** At that moment or as soon after it as every lead time has run. */
        public Answer<Scheduled> scheduled(Instant at, boolean seated, int tables) {
            List<Refusal> missing = dossier.missing(at, seated);
            return missing.isEmpty()
                    ? Answer.of(new Scheduled(dossier, at, new Progress(tables, 0, 0, 0)))
                    : Answer.refused(missing.getFirst());
        }
    }

    /** Goes to each table at its time and takes effect there between rounds. */
    record Scheduled(Dossier dossier, Instant at, Progress progress) implements Open {

        /** What stands in the way at a table at the last moment, when everything is looked at once more. */
        public Optional<Refusal> hindrance(Instant now, boolean seated) {
            if (now.isBefore(at)) {
                return Optional.of(
                        new Refusal("not-due", "at", at.toString(), "it is scheduled for " + at, Dossier.OWN_RULE));
            }
            return dossier.missing(now, seated).stream().findFirst();
        }

        public ChangeState reached(Progress now, Closing closing) {
            if (!now.isOver()) {
                return new Scheduled(dossier, at, now);
            }
            return now.active() > 0 ? new Active(dossier, now) : new Refused(dossier, closing);
        }

        /** Where it has taken effect it stays so; a rollback is a change of its own. */
        public ChangeState withdrawn(Closing closing) {
            return progress.active() > 0
                    ? new Active(dossier, progress.withoutWaiting())
                    : new Withdrawn(dossier, closing);
        }

        public Answer<Scheduled> acknowledged(Recipient recipient, Person person, Instant when) {
            return dossier.acknowledged(recipient, person, when)
                    .then(known -> Answer.of(new Scheduled(known, at, progress)));
        }

        /** An emergency suspension is reported afterwards. */
        public Answer<Scheduled> reported(Notice notice) {
            return reportable(dossier)
                    .then(there -> there.told(notice))
                    .then(told -> Answer.of(new Scheduled(told, at, progress)));
        }
    }

    record Active(Dossier dossier, Progress progress) implements ChangeState {

        public Answer<Active> reported(Notice notice) {
            return reportable(dossier)
                    .then(there -> there.told(notice))
                    .then(told -> Answer.of(new Active(told, progress)));
        }

        public Answer<Active> acknowledged(Recipient recipient, Person person, Instant at) {
            return dossier.acknowledged(recipient, person, at).then(known -> Answer.of(new Active(known, progress)));
        }

        public Superseded superseded(Closing closing) {
            return new Superseded(dossier, closing);
        }
    }

    record Superseded(Dossier dossier, Closing closing) implements Closed {}

    record Refused(Dossier dossier, Closing closing) implements Closed {}

    record Withdrawn(Dossier dossier, Closing closing) implements Closed {}

    record Expired(Dossier dossier, Closing closing) implements Closed {}

    /** Where a request of the usual kind begins. */
    static Drafted drafted(String by, List<Demand> demands) {
        return new Drafted(Dossier.of(by, demands));
    }

    /** Where an emergency suspension begins: it needs no notice and takes effect at the next round boundary. */
    static Scheduled suspension(String by, Instant now, int tables) {
        return new Scheduled(Dossier.emergency(by), now, new Progress(tables, 0, 0, 0));
    }

    private static Answer<Dossier> reportable(Dossier dossier) {
        return dossier.emergency()
                ? Answer.of(dossier)
                : Answer.refused(Refusal.of(
                        "notice-too-late", "recipient", "notices come before a change takes effect", Dossier.OWN_RULE));
    }
}
