package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Wager;
import java.util.Optional;
import java.util.function.Function;

/**
 * The checks of a wager in their order of precedence: the first that fails gives its code, whatever else is wrong.
 *
 * <p>{@link #MANDATORY_WAGER_MISSING} and {@link #SIDE_BET_WITHOUT_MAIN_BET} look at the whole seat and are decided
 * again when bets are closed, since players may put their chips down in any order ({@link Closing}).
 */
public enum Check {
    UNKNOWN_TABLE("unknown-table", p -> p.tableKnown() ? pass() : fail("table", "no such table")),
    UNKNOWN_GAME("unknown-game", p -> p.terms() != null ? pass() : fail("game", "no rules are adopted for this game")),
    TABLE_CLOSED("table-closed", p -> p.tableOpen() ? pass() : fail("table", "the table is not open")),
    ROUND_NOT_OPEN(
            "round-not-open",
            p -> p.stage() == Stage.NONE || p.stage() == Stage.OVER ? fail("round", "the round is not open") : pass()),
    BETS_CLOSED("bets-closed", Timing::betsClosed),
    SEAT_OUT_OF_RANGE("seat-out-of-range", Seating::outOfRange),
    SEAT_TAKEN("seat-taken", Seating::taken),
    WAGER_NOT_OFFERED(
            "wager-not-offered",
            p -> p.terms().offers(p.bet().wager())
                    ? Banking.notOffered(p)
                    : fail("wager", p.bet().wager() + " is not offered here")),
    NO_SELECTION("no-selection", Check::noSelection),
    BELOW_MINIMUM("below-minimum", Amounts::belowMinimum),
    ABOVE_MAXIMUM("above-maximum", Amounts::aboveMaximum),
    INCREMENT("increment", Amounts::increment),
    AMOUNT_RULE("amount-rule", Amounts::rule),
    MANDATORY_WAGER_MISSING("mandatory-wager-missing", p -> missingOnStreet(p, "mandatory-wager-missing")),
    SIDE_BET_WITHOUT_MAIN_BET("side-bet-without-main-bet", p -> missingOnStreet(p, "side-bet-without-main-bet")),
    ONE_SEAT_PER_PLAYER("one-seat-per-player", Seating::secondSeat),
    PROMOTIONAL_NOT_ALLOWED("promotional-not-allowed", Check::promotional),
    DUPLICATE_BET("duplicate-bet", Check::duplicate);

    private final String code;
    private final Function<Placing, Optional<Refusal>> test;

    Check(String code, Function<Placing, Optional<Refusal>> test) {
        this.code = code;
        this.test = test;
    }

    public String code() {
        return code;
    }

    Optional<Refusal> refusal(Placing placing) {
        return test.apply(placing).map(r -> new Refusal(code, r.field(), r.limit(), r.message(), r.cite()));
    }

    static Optional<Refusal> pass() {
        return Optional.empty();
    }

    static Optional<Refusal> fail(String field, String message) {
        return fail(field, null, message, null);
    }

    static Optional<Refusal> fail(String field, String limit, String message, String cite) {
        return Optional.of(new Refusal("unnamed", field, limit, message, cite));
    }

    private static Optional<Refusal> noSelection(Placing placing) {
        return placing.terms().pack().schedulesOf(placing.bet().wager()).stream()
                .filter(placing.terms()::applies)
                .filter(schedule -> placing.terms().paytable(schedule).isEmpty())
                .findFirst()
                .flatMap(schedule -> fail(
                        "selections." + schedule.id(),
                        String.join(", ", schedule.paytables().keySet()),
                        "no paytable is selected for " + schedule.id(),
                        schedule.cite().clause()));
    }

    /** Once the round is played, what a seat lacks stays lacking; before, bets are still going down. */
    private static Optional<Refusal> missingOnStreet(Placing placing, String code) {
        return placing.wager().placed() == Wager.Placed.ON_STREET
                ? Closing.missing(placing.bet(), placing.placed(), placing.terms())
                        .filter(refusal -> refusal.code().equals(code))
                : pass();
    }

    private static Optional<Refusal> promotional(Placing placing) {
        boolean allowed = switch (placing.wager().promotional()) {
            case ALLOWED -> true;
            case REFUSED -> false;
            case BY_ELECTION -> placing.terms().says("promotional-coupons", "accepted");
        };
        return placing.bet().funds() == Bet.Funds.PROMOTIONAL && !allowed
                ? fail(
                        "funds",
                        "chips",
                        "promotional chips are not taken on " + placing.bet().wager(),
                        placing.wager().cite().clause())
                : pass();
    }

    private static Optional<Refusal> duplicate(Placing placing) {
        boolean sameId = placing.placed().stream()
                .anyMatch(other -> other.id().equals(placing.bet().id()));
        return sameId || placing.standingOnTheSame().isPresent()
                ? fail(
                        "bet",
                        "seat " + placing.bet().seat() + " already has a bet on "
                                + placing.bet().wager())
                : pass();
    }

    static String dollars(Money money) {
        return String.valueOf(money.cents());
    }
}
