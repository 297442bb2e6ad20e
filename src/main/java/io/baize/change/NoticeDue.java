package io.baize.change;

import io.baize.rulepack.NoticeRule.Recipient;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.UUID;

/** One message that is to be sent about a request. */
public record NoticeDue(Recipient recipient, Kind kind, Target target) {

    public enum Kind {
        NOTICE,
        REMINDER,
        ESCALATION;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The same message always has the same id, however often and by whichever instance it is sent. */
    public UUID id(String request) {
        String name = String.join(
                "\n", request, recipient.name(), kind.id(), target.channel().id(), target.to());
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    }
}
