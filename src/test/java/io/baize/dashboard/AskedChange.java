package io.baize.dashboard;

import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Notice;
import io.baize.change.Person;
import io.baize.change.Scope;
import io.baize.change.TableChange;
import io.baize.change.TableDraft;
import io.baize.change.Wanted;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Limits;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Trips plus from table A to B and a higher ante, asked by mara at one table in New York. */
final class AskedChange {

    static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    static final Moments.Clock CLOCK = new Moments.Clock(ZoneId.of("America/New_York"));
    static final Person MARA = new Person("mara", Set.of("pit-manager"));
    static final Person CARL = new Person("carl", Set.of("compliance"));
    static final Person NORA = new Person("nora", Set.of("commission"));
    static final Person SID = new Person("sid", Set.of("surveillance"));

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Wanted WANTED = new Wanted(
            List.of(
                    new Wanted.Setting("selections.trips-plus", "B"),
                    new Wanted.Setting("limits.ante", Map.of("min", 1000, "max", 50000, "increment", 500))),
            null,
            null,
            null);

    private AskedChange() {}

    static Pack pack() {
        return RULES.packs().stream()
                .filter(pack ->
                        pack.jurisdiction().id().equals("ny") && pack.game().equals("heads-up-holdem"))
                .findFirst()
                .orElseThrow();
    }

    static Terms before() {
        return new Terms(
                null,
                Map.of("trips-plus", "A", "pocket-bonus", "A", "progressive", "A"),
                Map.of("ante", new Limits(Money.usd(500), Money.usd(50000), Money.usd(500))),
                Map.of(),
                Map.of(),
                null);
    }

    static TableDraft draft() {
        return TableDraft.of(pack(), before(), WANTED, false);
    }

    static List<BeforeAfter> shown(String... tables) {
        return BeforeAfter.all(
                Arrays.stream(tables)
                        .map(table -> new BeforeAfter.Asked(
                                new BeforeAfter.At(table, "Table " + table),
                                TableChange.drafted(table, "heads-up-holdem", 1, draft()),
                                pack()))
                        .toList(),
                WANTED);
    }

    static ChangeState.Drafted drafted() {
        return ChangeState.drafted("mara", draft().demands(RULES.notices(pack().jurisdiction(), pack().game())));
    }

    static ChangeState.Preparing told() {
        ChangeState.Preparing state = drafted().submitted("mara");
        for (Recipient recipient : List.of(Recipient.COMMISSION_STAFF, Recipient.SURVEILLANCE, Recipient.PUBLIC_SIGN)) {
            state = given(state.told(Notice.given(recipient, "by hand", NOON, "mara", null)));
        }
        return state;
    }

    static ChangeState.Preparing known() {
        return given(given(told().acknowledged(Recipient.COMMISSION_STAFF, NORA, NOON))
                .acknowledged(Recipient.SURVEILLANCE, SID, NOON));
    }

    static ChangeRequest in(ChangeState state) {
        return new ChangeRequest(
                "c-1",
                "catskill",
                12,
                "Guests ask for it.",
                new Scope(Set.of("t1"), null, null),
                WANTED,
                null,
                false,
                null,
                "mara",
                NOON,
                NOON.plusSeconds(86_400),
                state);
    }

    static <T> T given(Answer<T> answer) {
        return switch (answer) {
            case Answer.Given<T>(T value) -> value;
            case Answer.Refused<T>(var refusal) -> throw new AssertionError(refusal.message());
        };
    }
}
