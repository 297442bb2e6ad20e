package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** What the side wagers of pai gow poker see in seven cards. */
final class PaiGowBonuses {

    /** By payout, highest first (5324.41(k)(4)), where the meter is high enough. */
    static final List<String> PROGRESSIVE = List.of(("natural-royal-flush-and-pair five-aces-and-pair"
                    + " natural-royal-flush five-aces royal-flush-and-pair royal-flush straight-flush-and-pair"
                    + " four-of-a-kind-and-pair straight-flush four-of-a-kind full-house-and-pair flush-and-pair"
                    + " full-house straight-and-pair flush straight three-of-a-kind other")
            .split(" "));

    /** By payout, highest first (5324.41(o)(2)). */
    private static final List<String> SEVEN_CARD = List.of(("five-aces royal-flush natural-straight-flush"
                    + " straight-flush-with-joker straight-flush four-of-a-kind full-house flush three-of-a-kind"
                    + " straight other")
            .split(" "));

    private static final int KING = 11;
    private static final int QUEEN = 10;
    private static final int NINE = 7;
    private static final int SUITED_WINDOW = 7;

    private PaiGowBonuses() {}

    /** Every hand type that some setting of the cards makes, so that the dealer may set the one that yields most. */
    static List<String> progressive(List<Card> seven) {
        Set<String> types = new HashSet<>();
        Seven.splits(seven, (high, low) -> types.addAll(progressive(high, low)));
        types.add("other");
        return PROGRESSIVE.stream().filter(types::contains).toList();
    }

    /** A natural royal flush is a royal flush too (5324.41(c)(2)(ii)), and a hand with a pair is one without. */
    private static List<String> progressive(List<Card> high, List<Card> low) {
        Category category = PokerHand.high(high, Wheel.LOWEST).category();
        boolean natural = category == Category.ROYAL_FLUSH && high.stream().noneMatch(Card::isJoker);
        boolean pair = PokerHand.low(low).category() == Category.PAIR;
        return Stream.of(natural ? "natural-" : "", "")
                .map(prefix -> prefix + category.label())
                .flatMap(name -> Stream.of(name, pair ? name + "-and-pair" : name))
                .toList();
    }

    /** The bonus hand by 5324.41(c)(6) and (m)(1). */
    static String bonus(List<Card> seven, boolean aceKingMatch, boolean tripsFirst) {
        if (sevenInARow(seven)) {
            boolean joker = seven.stream().anyMatch(Card::isJoker);
            return joker ? "seven-card-straight-flush-with-joker" : "seven-card-straight-flush";
        }
        return royalMatch(seven, aceKingMatch) ? "royal-flush-plus-royal-match" : fiveCards(seven, tripsFirst);
    }

    /** The best five cards from a straight or three of a kind up; of both, the caller says which comes first. */
    static String fiveCards(List<Card> seven, boolean tripsFirst) {
        Category best = Seven.best(seven);
        return switch (best) {
            case HIGH_CARD, PAIR, TWO_PAIRS -> "other";
            case STRAIGHT -> tripsFirst && Seven.has(Seven.counts(seven), 3) ? "three-of-a-kind" : best.label();
            default -> best.label();
        };
    }

    /**
     * Every hand that five of the cards make, highest first. A table may price a straight flush by the joker or not
     * (RULINGS, 5324.41(o)(2)).
     */
    static List<String> sevenCard(List<Card> seven) {
        Set<String> types = new HashSet<>();
        Seven.splits(seven, (high, _) -> {
            Category category = PokerHand.high(high, Wheel.LOWEST).category();
            types.add(category.label());
            if (category == Category.STRAIGHT_FLUSH) {
                types.add(high.contains(Card.JOKER) ? "straight-flush-with-joker" : "natural-straight-flush");
            }
        });
        types.add("other");
        return SEVEN_CARD.stream().filter(types::contains).toList();
    }

    static String threeCard(List<Card> three) {
        PokerHand hand = PokerHand.three(three);
        boolean natural = three.stream().noneMatch(Card::isJoker);
        return switch (hand.category()) {
            case HIGH_CARD -> "other";
            case STRAIGHT_FLUSH -> natural ? "natural-straight-flush" : "straight-flush";
            default -> hand.category().label();
        };
    }

    /** The high card of a hand that is a pai gow, else nothing: 5324.41(m)(3), (p)(5). */
    static String paiGow(List<Card> seven) {
        List<String> names = List.of("nine-high", "ten-high", "jack-high", "queen-high", "king-high", "ace-high");
        return Seven.paiGow(seven) ? names.get(Seven.highest(seven) - NINE) : "other";
    }

    private static boolean royalMatch(List<Card> seven, boolean aceKing) {
        List<Integer> wanted = aceKing ? List.of(KING, Card.ACE) : List.of(QUEEN, KING);
        AtomicBoolean found = new AtomicBoolean();
        Seven.splits(seven, (high, low) -> {
            boolean match = low.stream().noneMatch(Card::isJoker)
                    && low.get(0).suit() == low.get(1).suit()
                    && low.stream().map(Card::rank).sorted().toList().equals(wanted);
            boolean royal = PokerHand.high(high, Wheel.LOWEST).category() == Category.ROYAL_FLUSH;
            found.compareAndSet(false, match && royal);
        });
        return found.get();
    }

    /** Seven of one suit in a row, the joker any one of them; an ace may stand below the two. */
    private static boolean sevenInARow(List<Card> seven) {
        List<Card> natural = Seven.withoutJoker(seven);
        if (natural.stream().map(Card::suit).distinct().count() != 1) {
            return false;
        }
        int[] high = natural.stream().mapToInt(Card::rank).sorted().toArray();
        int[] low = natural.stream()
                .mapToInt(card -> card.rank() == Card.ACE ? -1 : card.rank())
                .sorted()
                .toArray();
        return Arrays.asList(high, low).stream().anyMatch(ranks -> ranks[ranks.length - 1] - ranks[0] < SUITED_WINDOW);
    }
}
