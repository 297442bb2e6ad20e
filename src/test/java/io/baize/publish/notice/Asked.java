package io.baize.publish.notice;

import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Delivery;
import io.baize.change.Demand;
import io.baize.change.NoticeDue;
import io.baize.change.Scope;
import io.baize.change.Target;
import io.baize.change.Touch;
import io.baize.change.Wanted;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.load.RuleBooks;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A paytable change that was submitted in New York, and configurations as they are written. */
final class Asked {

    static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    static final String SECRET = "a-secret-of-thirty-two-characters";

    private Asked() {}

    static ChangeRequest request(String property, String id) {
        ChangeState.Drafted drafted = ChangeState.drafted(
                "mara",
                Demand.of(
                        RuleBooks.shipped().notices(Jurisdiction.find("ny").orElseThrow(), "heads-up-holdem"),
                        List.of(new Touch(ChangeKind.PAYTABLE, Set.of()))));
        return new ChangeRequest(
                id,
                property,
                12,
                "Guests ask for \"B\".",
                new Scope(null, null, "heads-up-holdem"),
                new Wanted(
                        List.of(
                                new Wanted.Setting("selections.trips-plus", "B"),
                                new Wanted.Setting("payoutLimit", null)),
                        null,
                        null,
                        null),
                null,
                false,
                null,
                "mara",
                NOON,
                NOON.plusSeconds(86_400),
                drafted.submitted("mara"));
    }

    static Delivery notice(ChangeRequest request, Target target) {
        NoticeDue message = new NoticeDue(Recipient.SURVEILLANCE, NoticeDue.Kind.NOTICE, target);
        return new Delivery(message.id(request.id()), request.id(), message, 1);
    }

    static NoticeConfig config(Map<String, String> written) {
        return new SmallRyeConfigBuilder()
                .withMapping(NoticeConfig.class)
                .withSources(new PropertiesConfigSource(written, "test", 100))
                .build()
                .getConfigMapping(NoticeConfig.class);
    }
}
