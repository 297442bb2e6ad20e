package io.baize.dashboard;

import io.baize.rulepack.NoticeRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A notice rule as a person reads it. */
record NoticeRow(
        String name,
        String source,
        String changes,
        String about,
        String recipients,
        String timing,
        String approval,
        String says,
        String cite) {

    static NoticeRow of(NoticeRule rule) {
        return new NoticeRow(
                Words.capital(rule.id()),
                source(rule.source()),
                joined(rule.changes().stream().sorted().toList()),
                rule.about().isEmpty()
                        ? null
                        : rule.about().stream().sorted().map(Words::plain).collect(Collectors.joining(", ")),
                rule.recipients().isEmpty() ? "nobody named" : joined(rule.recipients()),
                timing(rule),
                approval(rule.approval()),
                rule.says(),
                rule.cite().clause());
    }

    private static String source(NoticeRule.Source source) {
        return switch (source) {
            case TEXT -> null;
            case PRACTICE -> "practice, not in the text";
            case DEFAULT -> "Baize's own";
        };
    }

    private static String timing(NoticeRule rule) {
        List<String> parts = new ArrayList<>();
        parts.add(
                switch (rule.timing()) {
                    case BEFORE -> rule.lead() == null ? "before" : rule.lead().toMinutes() + " minutes before";
                    case AFTER_ROUND -> "before, and only after a round";
                    case WHILE_OFFERED -> "while it is offered";
                });
        if (rule.acknowledged()) {
            parts.add("acknowledged");
        }
        if (rule.playersSeated()) {
            parts.add("if players are seated");
        }
        if (rule.uniform() != null) {
            parts.add(
                    switch (rule.uniform()) {
                        case PIT -> "all tables of the pit alike";
                        case PROPERTY -> "all tables of the house alike";
                    });
        }
        return String.join(", ", parts);
    }

    private static String approval(NoticeRule.Approval approval) {
        return switch (approval) {
            case NONE -> "none";
            case COMMISSION -> "by the commission, in writing";
            case INTERNAL_CONTROLS -> "in the approved internal controls";
        };
    }

    private static String joined(Collection<? extends Enum<?>> values) {
        return values.stream()
                .map(value -> Words.plain(value.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .collect(Collectors.joining(", "));
    }
}
