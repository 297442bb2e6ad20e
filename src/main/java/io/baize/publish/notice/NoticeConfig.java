package io.baize.publish.notice;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is told of change requests, and where. Where nothing is configured nothing is sent. */
@ConfigMapping(prefix = "baize.notices")
public interface NoticeConfig {

    /** Where browsers reach Baize, for the link to the request; without it a message has none. */
    Optional<URI> site();

    /** How long one attempt may take, from connecting to the answer. At most two minutes. */
    @WithDefault("PT15S")
    Duration timeout();

    /** By property, then by recipient: commission-staff, surveillance or commission. */
    Map<String, Map<String, Reached>> properties();

    /** How one recipient is reached. */
    interface Reached extends Places {

        /** How long after the notice it is asked again, where a rule wants it acknowledged. */
        @WithDefault("PT4H")
        Duration remindAfter();

        /** How long after the notice others are told that it is not acknowledged; not before the reminder. */
        @WithDefault("PT24H")
        Duration escalateAfter();

        /** Who is told then; nobody where nothing is named. */
        Places escalation();
    }

    /** E-mail addresses and webhooks. */
    interface Places {

        /** E-mail addresses; each has a message of its own. */
        Optional<List<String>> mail();

        /** Webhooks, by any name. */
        Map<String, Hook> webhooks();
    }

    /** A place that takes messages over HTTP. */
    interface Hook {

        /** Where to post; https, and http only to a place in the house. */
        URI url();

        /** Shared with the receiver, who checks the signature with it; at least 32 characters. */
        String secret();
    }
}
