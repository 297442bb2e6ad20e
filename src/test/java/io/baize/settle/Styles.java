package io.baize.settle;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Decision;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import io.baize.game.paigow.HouseWay;
import io.baize.rulepack.Pack;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** How a seat of each game plays once its cards lie: what the tests know of a game besides its pack and layout. */
final class Styles {

    private static final Map<String, Consumer<SeatInPlay>> BY_GAME = Map.ofEntries(
            Map.entry("heads-up-holdem", seat -> onceOrFold(seat, "raise", "river")),
            Map.entry("ultimate-texas-holdem", seat -> onceOrFold(seat, "play", "river")),
            Map.entry("texas-holdem-bonus", Styles::flopOrFold),
            Map.entry("three-card-poker", Styles::playOrFoldAnAnte),
            Map.entry("crazy-4-poker", Styles::playMoreWithAces),
            Map.entry("four-card-poker", Styles::playOrFoldAnAnte),
            Map.entry("caribbean-stud", seat -> onceOrFold(seat, "bet", "deal")),
            Map.entry("let-it-ride", Styles::letRide),
            Map.entry(
                    "mississippi-stud",
                    seat -> everyStreetOrFold(seat, List.of("third-street", "fourth-street", "fifth-street"))),
            Map.entry("criss-cross-poker", seat -> everyStreetOrFold(seat, List.of("across", "down", "middle"))),
            Map.entry("asia-poker", Styles::setOrSurrender),
            Map.entry("pai-gow-poker", Styles::setOrSurrender));

    /** The games in which hands are set, and how the house sets them; the dealer always does. */
    private static final Map<String, BiFunction<List<Card>, Wheel, List<List<Card>>>> HOUSE_WAYS =
            Map.of("asia-poker", HouseWay::fourTwoAndOne, "pai-gow-poker", HouseWay::fiveAndTwo);

    /** 5324.41(g)(3). */
    private static final Set<String> BARRING_SURRENDER = Set.of("progressive", "seven-card-bonus");

    private Styles() {}

    static void play(SeatInPlay seat) {
        Consumer<SeatInPlay> style = BY_GAME.get(seat.terms().pack().game());
        if (style == null) {
            throw new AssertionError(
                    "add to Styles how a seat plays " + seat.terms().pack().game());
        }
        style.accept(seat);
    }

    /** What a bet is on, where its wager leaves the choice. */
    static String on(String wager, Random random) {
        return wager.equals("number") ? String.valueOf(1 + random.nextInt(7)) : null;
    }

    /** What the dealer does, as seat 0. */
    static List<Decision> dealer(List<Card> cards, TermsInForce terms) {
        BiFunction<List<Card>, Wheel, List<List<Card>>> way =
                HOUSE_WAYS.get(terms.pack().game());
        return way == null
                ? List.of()
                : List.of(new Decision(0, null, Decision.Choice.SET, way.apply(cards, wheel(terms))));
    }

    /** A number from one to seven where there are wagers on it. */
    static List<Integer> drawn(Pack pack, Random random) {
        return pack.wagers().containsKey("number") ? List.of(1 + random.nextInt(7)) : List.of();
    }

    /** One bet on any street that allows it, or a fold on the street where that is allowed. */
    private static void onceOrFold(SeatInPlay seat, String wager, String foldStreet) {
        List<String> streets = seat.streets();
        String street = streets.get(seat.random().nextInt(streets.size()));
        if (seat.chance(1, 4) || !seat.bet(wager, street)) {
            seat.decide(foldStreet, Decision.Choice.FOLD);
        }
    }

    /** A seat without an ante is asked nothing: 5324.31(e)(2), 5324.33(i)(2). */
    private static void playOrFoldAnAnte(SeatInPlay seat) {
        if (seat.standing("ante").isPresent()) {
            onceOrFold(seat, "play", "deal");
        }
    }

    /** 5324.32(e): more than the ante takes a pair of aces or better. */
    private static void playMoreWithAces(SeatInPlay seat) {
        PokerHand hand = PokerHand.bestFour(seat.cards());
        boolean aces = hand.category() == Category.PAIR && hand.leading() == Card.ACE;
        if (aces || hand.atLeast(Category.TWO_PAIRS)) {
            onceOrFold(seat, "play", "deal");
        } else if (seat.chance(1, 4)) {
            seat.decide("deal", Decision.Choice.FOLD);
        } else {
            seat.betAsMuchAs("ante", "play", "deal");
        }
    }

    private static void flopOrFold(SeatInPlay seat) {
        if (seat.chance(1, 4)) {
            seat.decide("pre-flop", Decision.Choice.FOLD);
            return;
        }
        seat.bet("flop", "pre-flop");
        Stream.of("turn", "river")
                .filter(_ -> seat.chance(1, 2))
                .forEach(wager -> seat.streets().forEach(street -> seat.bet(wager, street)));
    }

    /** Each street has a wager of its own, without which the seat is out. */
    private static void everyStreetOrFold(SeatInPlay seat, List<String> wagers) {
        for (int street = 0; street < wagers.size(); street++) {
            if (seat.chance(1, 6)) {
                seat.decide(seat.streets().get(street), Decision.Choice.FOLD);
                return;
            }
            seat.bet(wagers.get(street), seat.streets().get(street));
        }
    }

    /** Two of the three bets may be taken back, one on each of the first two streets. */
    private static void letRide(SeatInPlay seat) {
        seat.streets().subList(0, 2).stream()
                .filter(_ -> seat.chance(1, 3))
                .forEach(street -> seat.decide(street, Decision.Choice.WITHDRAW));
    }

    /** Mostly by the house way, sometimes by a way that may be foul. */
    private static void setOrSurrender(SeatInPlay seat) {
        boolean mayNot = seat.bets().stream().anyMatch(bet -> BARRING_SURRENDER.contains(bet.wager()));
        if (!mayNot && seat.chance(1, 10)) {
            seat.decide(null, Decision.Choice.SURRENDER);
            return;
        }
        List<List<Card>> hands = HOUSE_WAYS.get(seat.terms().pack().game()).apply(seat.cards(), wheel(seat.terms()));
        if (seat.chance(1, 10)) {
            List<Card> cards = new ArrayList<>(seat.cards());
            List<List<Card>> others = new ArrayList<>();
            hands.forEach(hand -> {
                others.add(List.copyOf(cards.subList(0, hand.size())));
                cards.subList(0, hand.size()).clear();
            });
            hands = others;
        }
        seat.set(hands);
    }

    private static Wheel wheel(TermsInForce terms) {
        return terms.says("wheel-rank", "lowest") ? Wheel.LOWEST : Wheel.SECOND_HIGHEST;
    }
}
