package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.table.LiveRound;
import io.baize.table.TableState;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import java.util.List;
import java.util.Optional;

/** The part of a table's page that changes while people play. */
record TableNow(TableRow row, InPlay inPlay, List<Meter> meters, List<HeldRound> held, List<RoundRow> rounds) {

    record InPlay(String round, String opened, String stage, int seats, Money staked) {}

    /**
     * {@code waiting} is wagered but shown on the meter only the next morning; {@code standing} is empty while players
     * can wager for it.
     */
    record Meter(String name, Money amount, Money waiting, Money reserve, String standing) {}

    static TableNow of(
            PitReads.Seen seen,
            List<HeldRound> held,
            List<RoundRow> rounds,
            Optional<TermsInForce> terms,
            Property property) {
        return new TableNow(
                seen.row(),
                seen.standing().inPlay().map(round -> inPlay(round, property)).orElse(null),
                terms.map(found -> meters(seen.standing().state(), found)).orElse(List.of()),
                held,
                rounds);
    }

    /** Of what stands at the top of the page; held and settled rounds have versions of their own. */
    public String version() {
        return Integer.toHexString(List.of(row, String.valueOf(inPlay), meters).hashCode());
    }

    private static InPlay inPlay(LiveRound round, Property property) {
        Money staked = round.facts().bets().stream().map(bet -> bet.amount()).reduce(Money.ZERO, Money::plus);
        return new InPlay(
                round.id(),
                Words.clock(round.openedAt(), property.timeZone()),
                round.betsClosedAt() != null ? "bets are closed" : "bets are open",
                round.facts().seats().size(),
                staked);
    }

    private static List<Meter> meters(TableState state, TermsInForce terms) {
        return state.meters().entrySet().stream()
                .map(meter -> new Meter(
                        Words.wager(terms.pack(), meter.getKey()),
                        meter.getValue().amount(),
                        meter.getValue().waiting(),
                        meter.getValue().reserve(),
                        standing(meter.getValue())))
                .toList();
    }

    private static String standing(io.baize.progressive.Meter meter) {
        return switch (meter.standing()) {
            case ACTIVE -> "";
            case DISCONTINUED -> "discontinued " + meter.since();
            case TRANSFERRED -> "pool transferred " + meter.since();
        };
    }
}
