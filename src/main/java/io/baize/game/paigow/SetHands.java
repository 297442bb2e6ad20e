package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Choices;
import io.baize.game.Decision;
import io.baize.game.Facts;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.kernel.Refusal;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How a seat's seven cards were arranged, the highest hand first. Seat 0 is the dealer. */
final class SetHands {

    static final int CARDS = 7;
    static final int DEALER = 0;

    private SetHands() {}

    /** A decision that these games do not know decides nothing, and is no other. */
    static Optional<Refusal> known(Round round, int seat) {
        return Choices.only(round, seat, Set.of(Decision.Choice.SET, Decision.Choice.SURRENDER));
    }

    static boolean surrendered(Round round, int seat) {
        return round.decided(seat, Decision.Choice.SURRENDER);
    }

    static List<Card> cards(Round round, int seat) {
        return seat == DEALER ? round.cards().dealer() : round.cards().seat(seat);
    }

    static List<List<Card>> of(Round round, int seat) {
        return round.decision(seat, Decision.Choice.SET).orElseThrow().hands();
    }

    /** Seven cards, and hands that are made of them; whether the hands are fouled is the game's to say. */
    static Optional<Refusal> check(Round round, int seat) {
        return sevenCards(round, seat).or(() -> arranged(round, seat));
    }

    static Optional<Refusal> sevenCards(Round round, int seat) {
        String field = seat == DEALER ? "cards.dealer" : "cards.seats." + seat;
        return Facts.cards(field, cards(round, seat), CARDS);
    }

    private static Optional<Refusal> arranged(Round round, int seat) {
        Optional<Decision> set = round.decision(seat, Decision.Choice.SET);
        if (set.isEmpty()) {
            return Optional.of(Refusal.of("decision-missing", "decisions", who(seat) + " has not set the hands", null));
        }
        List<Card> used = set.get().hands().stream().flatMap(List::stream).toList();
        boolean own = used.size() == CARDS && new HashSet<>(used).equals(new HashSet<>(cards(round, seat)));
        return own
                ? Optional.empty()
                : Optional.of(notAllowed(who(seat) + " has set other cards than were dealt", null));
    }

    static Refusal notAllowed(String message, String clause) {
        return Refusal.of("decision-not-allowed", "decisions", message, clause);
    }

    static boolean sized(List<List<Card>> hands, List<Integer> sizes) {
        return hands.stream().map(List::size).toList().equals(sizes);
    }

    /**
     * Compares hands of different size, as 5324.40(e)(1) and 5324.41(g)(1) ask of hands set by one player: by what they
     * are, then card by card. A longer hand that holds the ranks of the shorter has a card that is not contained in it.
     */
    static int compare(PokerHand longer, PokerHand shorter) {
        if (longer.category() != shorter.category()) {
            return longer.category() == Category.HIGH_CARD ? -1 : 1;
        }
        if (longer.category() == Category.PAIR) {
            return longer.leading() < shorter.leading() ? -1 : 1;
        }
        List<Integer> these = ranks(longer);
        List<Integer> others = ranks(shorter);
        for (int index = 0; index < others.size(); index++) {
            int difference = these.get(index).compareTo(others.get(index));
            if (difference != 0) {
                return difference;
            }
        }
        return 1;
    }

    static int rank(Card card) {
        return card.isJoker() ? Card.ACE : card.rank();
    }

    static String who(int seat) {
        return seat == DEALER ? "the dealer" : "seat " + seat;
    }

    private static List<Integer> ranks(PokerHand hand) {
        return hand.cards().stream()
                .map(SetHands::rank)
                .sorted(Comparator.reverseOrder())
                .toList();
    }
}
