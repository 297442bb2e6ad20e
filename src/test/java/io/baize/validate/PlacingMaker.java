package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.terms.Limits;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A bet about to be taken at an open table; every method puts one thing otherwise. */
final class PlacingMaker {

    private final Pack pack;
    private final Map<String, String> selections =
            new HashMap<>(Map.of("trips-plus", "A", "pocket-bonus", "A", "progressive", "A"));
    private final Map<String, Limits> limits = new HashMap<>();
    private final List<Bet> standing = new ArrayList<>();
    private final Bet bet;
    private boolean tableKnown = true;
    private boolean rulesKnown = true;
    private boolean tableOpen = true;
    private Stage stage = Stage.BETTING;
    private Set<String> offered;
    private Set<Integer> folded = Set.of();

    private PlacingMaker(Pack pack, Bet bet) {
        this.pack = pack;
        this.bet = bet;
    }

    static PlacingMaker bet(Pack pack, Bet bet) {
        return new PlacingMaker(pack, bet);
    }

    static Bet chips(int seat, String player, String wager, long cents) {
        return chips(seat, player, wager, cents, null);
    }

    static Bet chips(int seat, String player, String wager, long cents, String street) {
        String id = "seat-" + seat + "-" + wager + "-of-" + player;
        return new Bet(id, seat, player, wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    static Bet promotional(Bet bet) {
        return new Bet(
                bet.id() + "-promotional",
                bet.seat(),
                bet.player(),
                bet.wager(),
                bet.amount(),
                bet.street(),
                Bet.Funds.PROMOTIONAL);
    }

    PlacingMaker unknownTable() {
        tableKnown = false;
        return this;
    }

    PlacingMaker unknownGame() {
        rulesKnown = false;
        return this;
    }

    PlacingMaker tableClosed() {
        tableOpen = false;
        return this;
    }

    PlacingMaker stage(Stage now) {
        stage = now;
        return this;
    }

    PlacingMaker folded(int seat) {
        folded = Set.of(seat);
        return this;
    }

    PlacingMaker offeringOnly(String... wagers) {
        offered = Set.of(wagers);
        return this;
    }

    PlacingMaker noSelection(String schedule) {
        selections.remove(schedule);
        return this;
    }

    PlacingMaker limits(String wager, long min, long max, long increment) {
        limits.put(wager, new Limits(Money.usd(min), Money.usd(max), Money.usd(increment)));
        return this;
    }

    PlacingMaker standing(Bet... bets) {
        standing.addAll(List.of(bets));
        return this;
    }

    Judgement judge() {
        Terms terms = new Terms(offered, selections, limits, Map.of(), Map.of(), null);
        TermsInForce inForce = rulesKnown ? new TermsInForce(pack, terms) : null;
        return Judgement.of(new Placing(tableKnown, inForce, tableOpen, stage, standing, folded, bet));
    }
}
