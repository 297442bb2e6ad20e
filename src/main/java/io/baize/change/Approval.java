package io.baize.change;

import io.baize.rulepack.NoticeRule;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** An approval that was given. */
public record Approval(As as, String by, Instant at, String evidence) {

    public enum As {
        /** Baize's own demand of every request: a second person looks at it. */
        COMPLIANCE,
        /** By a user of the commission, or by compliance with the commission's written word as evidence. */
        COMMISSION,
        /** By compliance, with the reference of the approved internal controls as evidence. */
        INTERNAL_CONTROLS;

        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static Optional<As> demandedBy(NoticeRule rule) {
            return switch (rule.approval()) {
                case NONE -> Optional.empty();
                case COMMISSION -> Optional.of(COMMISSION);
                case INTERNAL_CONTROLS -> Optional.of(INTERNAL_CONTROLS);
            };
        }
    }
}
