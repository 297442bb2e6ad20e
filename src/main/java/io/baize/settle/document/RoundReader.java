package io.baize.settle.document;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Reads the facts of a round out of a document; the first fault is refused with the name of its field. */
public final class RoundReader {

    /** Far above any bet on a floor, and small enough that no payout overflows. */
    public static final long LARGEST_AMOUNT = 100_000_000_000L;

    /** No layout has more; the pack says how many its own has. */
    public static final int MOST_SEATS = 12;

    /** No shaker or random number generator at a table shows more. */
    public static final int LARGEST_NUMBER = 36;

    /** Asia poker's three. */
    public static final int MOST_HANDS = 3;

    private static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Refusal refusal;

        private Fault(Refusal refusal) {
            super(refusal.message(), null, false, false);
            this.refusal = refusal;
        }
    }

    private RoundReader() {}

    public static Answer<Round> round(
            List<RoundDocument.BetDocument> bets,
            RoundDocument.CardsDocument cards,
            List<RoundDocument.DecisionDocument> decisions,
            List<RoundDocument.IrregularityDocument> irregularities,
            List<Integer> drawn) {
        try {
            return Answer.of(new Round(
                    bets(orEmpty(bets)),
                    dealt(cards),
                    decisions(orEmpty(decisions)),
                    irregular(orEmpty(irregularities)),
                    drawn(orEmpty(drawn))));
        } catch (Fault fault) {
            return Answer.refused(fault.refusal);
        }
    }

    private static List<Bet> bets(List<RoundDocument.BetDocument> documents) {
        List<Bet> bets = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (int index = 0; index < documents.size(); index++) {
            RoundDocument.BetDocument document = documents.get(index);
            String field = "bets[" + index + "]";
            Bet bet = bet(field, document);
            if (!ids.add(bet.id())) {
                throw fault("duplicate-bet", field + ".id", null, "two bets have the id " + bet.id());
            }
            bets.add(bet);
        }
        return bets;
    }

    private static Bet bet(String field, RoundDocument.BetDocument document) {
        long amount = present(field + ".amount", document.amount());
        if (amount < 1 || amount > LARGEST_AMOUNT) {
            String limit = "1 to " + LARGEST_AMOUNT;
            throw fault("amount-out-of-range", field + ".amount", limit, "an amount is " + limit + " cents");
        }
        String funds = document.funds() == null ? "chips" : document.funds();
        Bet.Funds kind = reading(field + ".funds", () -> switch (funds) {
            case "chips" -> Bet.Funds.CHIPS;
            case "promotional" -> Bet.Funds.PROMOTIONAL;
            default -> throw new IllegalArgumentException("funds are chips or promotional");
        });
        return new Bet(
                present(field + ".id", document.id()),
                seatOrDealer(field + ".seat", document.seat()),
                present(field + ".player", document.player()),
                present(field + ".wager", document.wager()),
                Money.usd(amount),
                document.street(),
                kind,
                document.on());
    }

    private static Dealt dealt(RoundDocument.CardsDocument document) {
        if (document == null) {
            return Dealt.NOTHING;
        }
        Map<Integer, List<Card>> seats = new TreeMap<>();
        (document.seats() == null ? Map.<String, String>of() : document.seats()).forEach((seat, cards) -> {
            String field = "cards.seats." + seat;
            seats.put(seat(field, reading(field, () -> plainNumber(seat))), cards(field, cards));
        });
        return new Dealt(
                seats, cards("cards.dealer", document.dealer()), cards("cards.community", document.community()));
    }

    private static List<Card> cards(String field, String text) {
        try {
            return Card.parseAll(text);
        } catch (IllegalArgumentException e) {
            throw fault("card-unreadable", field, null, e.getMessage());
        }
    }

    private static List<Decision> decisions(List<RoundDocument.DecisionDocument> documents) {
        List<Decision> decisions = new ArrayList<>();
        for (int index = 0; index < documents.size(); index++) {
            RoundDocument.DecisionDocument document = documents.get(index);
            String field = "decisions[" + index + "]";
            String choice = present(field + ".decision", document.decision());
            boolean sets = choice.equals(Decision.Choice.SET.id());
            if (sets == orEmpty(document.hands()).isEmpty()) {
                String message = "hands come with the decision to set them, and only with it";
                throw fault("field-unreadable", field + ".hands", null, message);
            }
            decisions.add(new Decision(
                    sets ? seatOrDealer(field + ".seat", document.seat()) : seat(field + ".seat", document.seat()),
                    document.street(),
                    reading(field + ".decision", () -> Decision.Choice.of(choice)),
                    hands(field + ".hands", document.hands())));
        }
        return decisions;
    }

    private static List<List<Card>> hands(String field, List<String> hands) {
        return orEmpty(hands).stream().map(hand -> cards(field, hand)).toList();
    }

    private static List<Integer> drawn(List<Integer> numbers) {
        for (Integer number : numbers) {
            if (present("drawn", number) < 1 || number > LARGEST_NUMBER) {
                String limit = "1 to " + LARGEST_NUMBER;
                throw fault("field-unreadable", "drawn", limit, "a number drawn is " + limit);
            }
        }
        return numbers;
    }

    private static List<Irregularity> irregular(List<RoundDocument.IrregularityDocument> documents) {
        List<Irregularity> irregularities = new ArrayList<>();
        for (int index = 0; index < documents.size(); index++) {
            RoundDocument.IrregularityDocument document = documents.get(index);
            String field = "irregularities[" + index + "]";
            Irregularity.Ruling ruling =
                    document.ruling() == null ? null : reading(field + ".ruling", () -> ruling(document.ruling()));
            irregularities.add(new Irregularity(
                    present(field + ".kind", document.kind()), document.seat() == null ? 0 : document.seat(), ruling));
        }
        return irregularities;
    }

    public static Irregularity.Ruling ruling(String id) {
        return switch (id) {
            case "void" -> Irregularity.Ruling.VOID;
            case "play-on" -> Irregularity.Ruling.PLAY_ON;
            default -> throw new IllegalArgumentException("a ruling is void or play-on");
        };
    }

    private static Integer plainNumber(String text) {
        if (!text.matches("[1-9][0-9]?")) {
            throw new IllegalArgumentException("a seat is a plain number");
        }
        return Integer.valueOf(text);
    }

    /** Seat 0 is the dealer, who wagers where a player is the bank. */
    private static int seatOrDealer(String field, Integer seat) {
        return present(field, seat) == 0 ? 0 : seat(field, seat);
    }

    private static int seat(String field, Integer seat) {
        if (present(field, seat) < 1 || seat > MOST_SEATS) {
            throw fault("seat-out-of-range", field, "1 to " + MOST_SEATS, "no table has a seat " + seat);
        }
        return seat;
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : list;
    }

    private static <T> T present(String field, T value) {
        if (value == null) {
            throw fault("field-missing", field, null, field + " is missing");
        }
        return value;
    }

    private static <T> T reading(String field, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw fault("field-unreadable", field, null, e.getMessage());
        }
    }

    private static Fault fault(String code, String field, String limit, String message) {
        return new Fault(new Refusal(code, field, limit, message, null));
    }
}
