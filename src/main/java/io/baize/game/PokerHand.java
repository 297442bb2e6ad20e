package io.baize.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A hand that a player or the dealer shows down, with the cards that make it. {@code rank} is read by its ranking, as
 * {@link HandRank} explains.
 */
public record PokerHand(Ranking ranking, int rank, List<Card> cards) implements Comparable<PokerHand> {

    /** The best five of five to seven cards. */
    public static PokerHand best(List<Card> cards) {
        return best(Ranking.FIVE_CARDS, List.of(), cards);
    }

    /** The best hand of both hole cards and exactly three of the community cards. */
    public static PokerHand withBothHoleCards(List<Card> hole, List<Card> community) {
        return best(Ranking.FIVE_CARDS, hole, community);
    }

    public static PokerHand of(List<Card> five) {
        return of(Ranking.FIVE_CARDS, five);
    }

    /** Three cards by 5324.31(b), where A-K-Q of one suit is a straight flush; a joker is read as in {@link #high}. */
    public static PokerHand three(List<Card> cards) {
        return of(Ranking.THREE_CARDS, cards);
    }

    /** Three cards by 5324.34(b)(3), where A-K-Q of one suit is a mini royal. */
    public static PokerHand threeCardBonus(List<Card> cards) {
        return of(Ranking.THREE_CARD_BONUS, cards);
    }

    /** The best four of four to six cards, by 5324.32(b) and 5324.33(b), where four aces are four of a kind. */
    public static PokerHand bestFour(List<Card> cards) {
        return best(Ranking.FOUR_CARDS, List.of(), cards);
    }

    /** Five cards by 5324.41(c), the joker an ace or what completes a straight, a flush or both. */
    public static PokerHand high(List<Card> five, Wheel wheel) {
        return of(paiGow(wheel), five);
    }

    /** The best high hand of five to seven cards, without the joker if it is as good without. */
    public static PokerHand bestHigh(List<Card> cards, Wheel wheel) {
        List<Card> jokerLast = new ArrayList<>(cards);
        jokerLast.sort(Comparator.comparing(Card::isJoker));
        return best(paiGow(wheel), List.of(), jokerLast);
    }

    /** Four cards by 5324.40(b), the joker an ace or what completes a straight, a flush or both. */
    public static PokerHand asiaHigh(List<Card> four, Wheel wheel) {
        return of(wheel == Wheel.LOWEST ? Ranking.ASIA_WHEEL_LOWEST : Ranking.ASIA, four);
    }

    /** One or two cards, a pair or not, the joker an ace. */
    public static PokerHand low(List<Card> oneOrTwo) {
        return of(oneOrTwo.size() == 1 ? Ranking.ONE_CARD : Ranking.TWO_CARDS, oneOrTwo);
    }

    public Category category() {
        return ranking.category(rank);
    }

    /** In this hand's own ranking, which must know the other category. */
    public boolean atLeast(Category other) {
        return ranking.atLeast(rank, other);
    }

    /**
     * The rank of what makes the hand: of the pair, the higher pair, the three or four of a kind, and otherwise of
     * the top card, which in A-2-3-4-5 is the five where that is the lowest straight.
     */
    public int leading() {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(HandRank.leading(rank));
    }

    public boolean usesJoker() {
        return cards.contains(Card.JOKER);
    }

    /**
     * Hands of one ranking compare, and a hand of one or two cards with any: a pair with a pair, otherwise top card
     * by top card, and a hand with cards left is the higher (5324.40(b)(5), (e)(1)).
     */
    @Override
    public int compareTo(PokerHand other) {
        if (ranking != other.ranking && !ranking.isLow() && !other.ranking.isLow()) {
            throw new IllegalArgumentException("Hands of " + ranking + " and of " + other.ranking + " do not compare");
        }
        return Integer.compare(rank, other.rank);
    }

    /** As a dealer announces it: {@code a full house (Ks Kd Kc Th Td)}. */
    @Override
    public String toString() {
        return category().words() + " (" + Card.write(cards) + ")";
    }

    private static Ranking paiGow(Wheel wheel) {
        return wheel == Wheel.LOWEST ? Ranking.PAI_GOW_WHEEL_LOWEST : Ranking.PAI_GOW;
    }

    private static PokerHand of(Ranking ranking, List<Card> hand) {
        List<Card> shown = new ArrayList<>(hand);
        shown.sort(Comparator.comparingInt(Card::rank).reversed());
        return new PokerHand(ranking, ranking.rank(bits(hand)), List.copyOf(shown));
    }

    /** The best hand of these cards and some of the others; each set bit of a choice is one of the others. */
    private static PokerHand best(Ranking ranking, List<Card> these, List<Card> others) {
        int count = ranking.size() - these.size();
        long held = bits(these);
        long[] bits = others.stream().mapToLong(Card::bit).toArray();
        int bestRank = -1;
        int bestChoice = 0;
        for (int choice = 0; choice < 1 << others.size(); choice++) {
            if (Integer.bitCount(choice) == count) {
                int rank = ranking.rank(held | chosen(bits, choice));
                if (rank > bestRank) {
                    bestRank = rank;
                    bestChoice = choice;
                }
            }
        }
        List<Card> hand = new ArrayList<>(these);
        for (int index = 0; index < others.size(); index++) {
            if ((bestChoice >> index & 1) == 1) {
                hand.add(others.get(index));
            }
        }
        return of(ranking, hand);
    }

    private static long chosen(long[] bits, int choice) {
        long hand = 0;
        for (int rest = choice; rest != 0; rest &= rest - 1) {
            hand |= bits[Integer.numberOfTrailingZeros(rest)];
        }
        return hand;
    }

    private static long bits(List<Card> cards) {
        long hand = 0;
        for (Card card : cards) {
            hand |= card.bit();
        }
        return hand;
    }
}
