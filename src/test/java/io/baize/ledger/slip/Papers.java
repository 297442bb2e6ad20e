package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A slip in every state that it can be in, each come to by real steps of real people. */
final class Papers {

    static final Instant NOW = Instant.parse("2026-11-02T20:00:00Z");
    static final Chips ASKED = Chips.of(Map.of(2_500L, 20L, 500L, 10L));
    static final Chips SHORT = Chips.of(Map.of(2_500L, 19L, 500L, 10L));

    static final Person SAM = new Person("sam", Set.of("pit-supervisor"));
    static final Person CORA = new Person("cora", Set.of("cage"));
    static final Person DANA = new Person("dana", Set.of("dealer-terminal"));
    static final Person MIA = new Person("mia", Set.of("pit-manager"));

    /** A slip, with a name that says how it came here. */
    record Paper(String name, Slip slip) {
        @Override
        public String toString() {
            return slip.order().kind().id() + " " + name;
        }
    }

    private Papers() {}

    static List<Paper> all(SlipKind kind) {
        Slip requested = requested(kind);
        Slip prepared = take(requested, new Act.Prepare(ASKED), CORA);
        Slip delivered = take(prepared, new Act.Deliver(ASKED), DANA);
        Slip disputed = disputed(kind);
        List<Paper> papers = new ArrayList<>(List.of(
                new Paper("requested", requested),
                new Paper("prepared", prepared),
                new Paper("disputed", disputed),
                new Paper("delivered", delivered),
                new Paper("posted", post(delivered)),
                new Paper("posted unconfirmed", post(prepared))));
        for (Slip slip : List.of(requested, prepared, disputed)) {
            for (Person asks : List.of(MIA, new Person("carl", Set.of("cage")))) {
                Slip asked = take(slip, new Act.AskVoid("typed twice"), asks);
                String by = asks == MIA ? "table" : "cage";
                papers.add(new Paper(
                        "void-asked by " + by + " from " + slip.state().id(), asked));
                Person other = asks == MIA ? CORA : SAM;
                papers.add(new Paper("void from " + slip.state().id(), take(asked, new Act.ConfirmVoid(), other)));
            }
        }
        return papers;
    }

    static Slip requested(SlipKind kind) {
        Order order = new Order("catskill", 42, kind, "hu-1", LocalDate.of(2026, 11, 2), "ref-1", ASKED);
        return given(Desk.request(order, SAM, NOW));
    }

    static Slip prepared(SlipKind kind) {
        return take(requested(kind), new Act.Prepare(ASKED), CORA);
    }

    /** A fill of which the table counted less than the cage, a credit of which the cage counted less than the table. */
    static Slip disputed(SlipKind kind) {
        return kind == SlipKind.CREDIT
                ? take(requested(kind), new Act.Prepare(SHORT), CORA)
                : take(prepared(kind), new Act.Deliver(SHORT), DANA);
    }

    static Slip take(Slip slip, Act act, Person who) {
        return given(Desk.take(slip, act, who, NOW));
    }

    static Slip post(Slip slip) {
        return History.after(
                slip,
                new Signature(
                        Step.POST, "ledger", "ledger", NOW, null, slip.chips().total(), null));
    }

    static <T> T given(Answer<T> answer) {
        return switch (answer) {
            case Answer.Given<T>(T value) -> value;
            case Answer.Refused<T>(var refusal) -> throw new AssertionError(refusal.toString());
        };
    }

    static String code(Answer<?> answer) {
        return switch (answer) {
            case Answer.Given<?> _ -> "given";
            case Answer.Refused<?>(var refusal) -> refusal.code();
        };
    }
}
