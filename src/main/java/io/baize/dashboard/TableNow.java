package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.table.LiveRound;
import io.baize.table.TableState;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of a table's page that changes while people play. */
record TableNow(TableRow row, InPlay inPlay, List<Meter> meters, List<HeldRound> held, List<RoundRow> rounds) {

    record InPlay(String round, String opened, String stage, int seats, Money staked) {}

    /**
     * {@code waiting} is wagered but shown on the meter only the next morning; {@code standing} is empty while players
     * can wager for it. A meter that the table shares has a {@code group} and {@code others}.
     */
    record Meter(
            String name,
            Money amount,
            Money waiting,
            Money reserve,
            String standing,
            String group,
            List<LinkedView.Place> others) {}

    static TableNow of(
            PitReads.Seen seen,
            List<HeldRound> held,
            List<RoundRow> rounds,
            Optional<TermsInForce> terms,
            List<LinkedView> linked,
            Property property) {
        return new TableNow(
                seen.row(),
                seen.standing().inPlay().map(round -> inPlay(round, property)).orElse(null),
                terms.map(found -> meters(seen.standing().state(), found, linked))
                        .orElse(List.of()),
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

    private static List<Meter> meters(TableState state, TermsInForce terms, List<LinkedView> linked) {
        Map<String, String> groups = terms.terms().meterGroups();
        List<Meter> meters = new ArrayList<>();
        groups.forEach((schedule, group) -> linked.stream()
                .filter(one -> one.id().equals(group) && one.amount() != null)
                .forEach(one -> meters.add(shared(Words.wager(terms.pack(), schedule), one, state.table()))));
        state.meters().forEach((schedule, meter) -> {
            boolean aside = groups.containsKey(schedule);
            meters.add(own(Words.wager(terms.pack(), schedule), meter, aside));
        });
        return meters;
    }

    private static Meter shared(String name, LinkedView linked, String table) {
        return new Meter(
                name,
                linked.amount(),
                linked.waiting(),
                linked.reserve(),
                linked.standing(),
                linked.name(),
                linked.others(table));
    }

    /** {@code aside}: the pool of a table that plays for a group since. */
    private static Meter own(String name, io.baize.progressive.Meter meter, boolean aside) {
        String standing = aside ? "own pool, not in play" : Words.standing(meter);
        return new Meter(name, meter.amount(), meter.waiting(), meter.reserve(), standing, null, List.of());
    }
}
