package io.baize.rulepack;

import io.baize.kernel.Jurisdiction;
import java.util.List;

/** The notice rules of a jurisdiction that stand in no pack: general provisions, and games that have no pack yet. */
public record GeneralNotices(Jurisdiction jurisdiction, String text, List<NoticeRule> notices) {

    public GeneralNotices {
        notices = List.copyOf(notices);
    }
}
