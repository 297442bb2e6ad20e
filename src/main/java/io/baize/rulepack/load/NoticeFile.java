package io.baize.rulepack.load;

import java.util.List;

/** A notice rule as it stands in a pack, or in the general file of a jurisdiction, where it also names its games. */
record NoticeFile(
        String id,
        List<String> games,
        List<String> about,
        List<String> changes,
        List<String> recipients,
        String timing,
        String lead,
        String approval,
        boolean acknowledged,
        boolean playersSeated,
        String uniform,
        String source,
        String cite,
        String says) {

    /** The general file of a jurisdiction. */
    record General(String jurisdiction, String text, List<NoticeFile> notices) {}
}
