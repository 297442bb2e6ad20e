package io.baize.dashboard;

import io.baize.change.Approval;
import io.baize.change.Demand;
import io.baize.change.Dossier;
import io.baize.change.Notice;
import io.baize.rulepack.NoticeRule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the rules demand of a request, each demand with what is there of it. */
record Checklist(List<Row> rows) {

    /** {@code state} is met, open, or waits where only time is missing. */
    record Row(String name, String cite, String says, String note, String state, List<Step> steps) {}

    /** {@code time}: nobody can do anything about it but wait. */
    record Step(String words, boolean done, boolean time) {

        Step(String words, boolean done) {
            this(words, done, false);
        }
    }

    static Checklist of(Dossier dossier, Moments.Clock clock, Instant now) {
        List<Row> rows = new ArrayList<>();
        dossier.demands().forEach(demand -> rows.add(row(demand, dossier, clock, now)));
        if (dossier.emergency()) {
            rows.add(new Row(
                    "Emergency suspension",
                    "Baize's own rule",
                    "A wager that is taken away needs no notice beforehand; who watches hears of it afterwards.",
                    null,
                    dossier.notices().isEmpty() ? "open" : "met",
                    dossier.notices().stream()
                            .map(notice -> told(notice, clock))
                            .toList()));
        } else {
            Step approved = approval(Approval.As.COMPLIANCE, dossier, clock);
            rows.add(new Row(
                    "Second person",
                    "Baize's own rule",
                    "Another person than who asked approves each change, for compliance.",
                    null,
                    approved.done() ? "met" : "open",
                    List.of(approved)));
        }
        return new Checklist(rows);
    }

    public long met() {
        return rows.stream().filter(row -> row.state().equals("met")).count();
    }

    private static Row row(Demand demand, Dossier dossier, Moments.Clock clock, Instant now) {
        NoticeRule rule = demand.rule();
        List<Step> steps = new ArrayList<>();
        rule.recipients().forEach(recipient -> {
            Optional<Notice> notice = dossier.notice(recipient);
            steps.add(notice.map(given -> told(given, clock)).orElseGet(() -> new Step(Words.tell(recipient), false)));
            if (rule.acknowledged()) {
                steps.add(acknowledged(notice, Words.of(recipient), clock));
            }
        });
        approvalOf(rule).ifPresent(as -> steps.add(approval(as, dossier, clock)));
        Optional<Instant> runs = runsUntil(rule, dossier);
        runs.ifPresent(
                until -> steps.add(new Step("lead time until " + clock.read(until), !now.isBefore(until), true)));
        return new Row(
                Words.capital(rule.id()),
                rule.cite().clause(),
                rule.says(),
                NoticeRow.of(rule).timing(),
                state(steps),
                steps);
    }

    private static String state(List<Step> steps) {
        return steps.stream().allMatch(Step::done)
                ? "met"
                : steps.stream().allMatch(step -> step.done() || step.time()) ? "waits" : "open";
    }

    private static Step told(Notice notice, Moments.Clock clock) {
        String evidence = notice.evidence() == null || notice.evidence().isBlank() ? "" : ", " + notice.evidence();
        return new Step(
                "told " + Words.of(notice.recipient()) + " " + clock.read(notice.at()) + ", " + notice.channel()
                        + evidence + ", by " + notice.by(),
                true);
    }

    private static Step acknowledged(Optional<Notice> notice, String who, Moments.Clock clock) {
        return notice.map(Notice::acknowledgement)
                .map(known -> new Step("acknowledged by " + known.by() + " " + clock.read(known.at()), true))
                .orElseGet(() -> new Step(who + " to acknowledge", false));
    }

    private static Step approval(Approval.As as, Dossier dossier, Moments.Clock clock) {
        return dossier.approval(as)
                .map(given -> new Step(
                        Words.plain(as.id()) + " approval by " + given.by() + " " + clock.read(given.at())
                                + (given.evidence() == null ? "" : ", " + given.evidence()),
                        true))
                .orElseGet(() -> new Step(Words.plain(as.id()) + " approval", false));
    }

    private static Optional<Approval.As> approvalOf(NoticeRule rule) {
        return switch (rule.approval()) {
            case NONE -> Optional.empty();
            case COMMISSION -> Optional.of(Approval.As.COMMISSION);
            case INTERNAL_CONTROLS -> Optional.of(Approval.As.INTERNAL_CONTROLS);
        };
    }

    private static Optional<Instant> runsUntil(NoticeRule rule, Dossier dossier) {
        return rule.lead() == null
                ? Optional.empty()
                : rule.recipients().stream()
                        .flatMap(recipient -> dossier.notice(recipient).stream())
                        .map(notice -> notice.at().plus(rule.lead()))
                        .max(Instant::compareTo);
    }
}
