package io.baize.api;

import io.baize.api.access.Visitor;
import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.ledger.slip.Desk;
import io.baize.ledger.slip.Person;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.Step;
import io.baize.ledger.slip.store.SlipLine;
import io.baize.ledger.slip.store.SlipQueries;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.Collectors;

/** Slips as far as the visitor sees them, and what of them is theirs to do. */
@ApplicationScoped
public class VisibleSlips {

    private static final String NUMBER = "[1-9][0-9]{0,17}";

    private final VisibleFloor floor;
    private final SlipQueries slips;
    private final Visitor visitor;

    VisibleSlips(VisibleFloor floor, SlipQueries slips, Visitor visitor) {
        this.floor = floor;
        this.slips = slips;
        this.visitor = visitor;
    }

    public SlipLine slip(String property, String number) {
        String known = floor.property(property).id();
        return slips.line(known, read(number, "there is no slip " + number))
                .orElseThrow(() -> Refused.notFound("there is no slip " + number));
    }

    SlipException exception(String id) {
        String none = "there is no exception " + id;
        return slips.exception(read(id, none))
                .filter(one -> floor.sees(one.property()))
                .orElseThrow(() -> Refused.notFound(none));
    }

    public List<Step> open(Slip slip) {
        return Desk.open(slip, person());
    }

    public Person person() {
        return new Person(
                visitor.name(), Roles.ALL.stream().filter(visitor::has).collect(Collectors.toSet()));
    }

    /** The value, or the problem that fits: not yours, too late, or wrong. */
    static <T> T given(Answer<T> answer) {
        return switch (answer) {
            case Answer.Given<T>(T value) -> value;
            case Answer.Refused<T>(Refusal refusal) -> throw refused(refusal);
        };
    }

    private static Refused refused(Refusal refusal) {
        return switch (refusal.code()) {
            case "role-not-allowed", "same-person", "same-side" -> Refused.forbidden(refusal.code(), refusal.message());
            case "step-not-open", "already-answered" -> Refused.conflict(refusal.code(), refusal.message());
            default -> Refused.because(refusal);
        };
    }

    private static long read(String number, String none) {
        if (!number.matches(NUMBER)) {
            throw Refused.notFound(none);
        }
        return Long.parseLong(number);
    }
}
