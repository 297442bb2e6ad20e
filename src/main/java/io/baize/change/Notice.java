package io.baize.change;

import io.baize.rulepack.NoticeRule.Recipient;
import java.time.Instant;

/**
 * A notice that was given. Its time is the server's, since lead times run from it.
 *
 * @param channel how it was given: by e-mail, by telephone, by announcement, on a sign
 * @param evidence where that can be seen
 * @param acknowledgement null until the recipient says that they know
 */
public record Notice(
        Recipient recipient, String channel, Instant at, String by, String evidence, Acknowledgement acknowledgement) {

    /** Who says that they know, and since when. */
    public record Acknowledgement(String by, Instant at) {}

    public static Notice given(Recipient recipient, String channel, Instant at, String by, String evidence) {
        return new Notice(recipient, channel, at, by, evidence, null);
    }

    Notice acknowledged(String who, Instant when) {
        return new Notice(recipient, channel, at, by, evidence, new Acknowledgement(who, when));
    }
}
