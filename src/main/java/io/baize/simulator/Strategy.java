package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.HandRank;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a sensible regular plays: early with strength, in the middle with a pair or a draw, at the end only to win. */
final class Strategy {

    private static final int KING = 11;
    private static final int QUEEN = 10;
    private static final int TEN = 8;
    private static final int SIX = 4;
    private static final int THREE = 1;
    private static final int FLUSH_DRAW = 4;

    private Strategy() {}

    /** The multiple of the ante to raise by, out of those the text allows on this street; empty for check or fold. */
    static Optional<Integer> raise(List<Card> hole, List<Card> board, List<Integer> allowed, boolean bold) {
        boolean wants = switch (board.size()) {
            case 0 -> strong(hole, bold);
            case 3 -> improves(hole, board) || flushDraw(hole, board);
            default -> improves(hole, board);
        };
        return wants && !allowed.isEmpty()
                ? Optional.of(bold ? allowed.getLast() : allowed.getFirst())
                : Optional.empty();
    }

    private static boolean strong(List<Card> hole, boolean bold) {
        int high = Math.max(hole.get(0).rank(), hole.get(1).rank());
        int low = Math.min(hole.get(0).rank(), hole.get(1).rank());
        boolean suited = hole.get(0).suit() == hole.get(1).suit();
        if (high == low) {
            return high >= THREE;
        }
        return high == Card.ACE
                || high == KING && (suited || low >= (bold ? THREE + 2 : SIX))
                || high == QUEEN && low >= (suited ? SIX : TEN)
                || high == Card.JACK && suited && low >= TEN;
    }

    /** A pair or better that is more than the board's own. */
    static boolean paired(List<Card> hole, List<Card> board) {
        return ownPair(hole, board);
    }

    /** A pair or better that the board alone does not have. */
    private static boolean improves(List<Card> hole, List<Card> board) {
        int hand = rank(hole, board);
        boolean paired = HandRank.atLeast(hand, Category.PAIR);
        return paired && (board.size() == 5 ? hand > rank(List.of(), board) : ownPair(hole, board));
    }

    /** On the flop, a pair that only the board shows is no reason to raise. */
    private static boolean ownPair(List<Card> hole, List<Card> board) {
        boolean boardPaired = board.stream().map(Card::rank).distinct().count() < board.size();
        Category least = boardPaired ? Category.TWO_PAIRS : Category.PAIR;
        return HandRank.atLeast(rank(hole, board), least);
    }

    private static boolean flushDraw(List<Card> hole, List<Card> board) {
        return hole.stream()
                .anyMatch(own -> all(hole, board).stream()
                                .filter(card -> card.suit() == own.suit())
                                .count()
                        >= FLUSH_DRAW);
    }

    private static int rank(List<Card> hole, List<Card> board) {
        return HandRank.of(all(hole, board).stream().mapToLong(Card::bit).sum());
    }

    private static List<Card> all(List<Card> hole, List<Card> board) {
        List<Card> cards = new ArrayList<>(hole);
        cards.addAll(board);
        return cards;
    }
}
