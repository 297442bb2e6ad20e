package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * From what happened to entries. The tray holds the house's chips: what a bet wins for the house comes into it from
 * {@code win/<wager>}; a drop moves value from the tray's chips to the box; fills and credits move chips from and to
 * the
 * cage.
 */
public final class Bookkeeping {

    private static final String TRAY = "tray";

    private Bookkeeping() {}

    public static Entry settled(Effect.SettledRound round) {
        return new Entry(Entry.Kind.SETTLEMENT, reference(round), null, null, postings(round, 1));
    }

    public static Entry reversed(Effect.SettledRound round, String reason) {
        return new Entry(
                Entry.Kind.REVERSAL, reference(round) + "/reversed", reference(round), reason, postings(round, -1));
    }

    public static Entry moved(Effect.MoneyMoved moved) {
        Money amount = moved.amount();
        return switch (moved.kind()) {
            case DROP_CASH -> two(Entry.Kind.DROP, moved.reference(), "drop-box/cash", TRAY, amount);
            case DROP_MARKER -> two(Entry.Kind.DROP, moved.reference(), "drop-box/marker", TRAY, amount);
            case DROP_COUPON -> two(Entry.Kind.DROP, moved.reference(), "drop-box/coupon", TRAY, amount);
            case FILL -> two(Entry.Kind.FILL, moved.reference(), TRAY, "cage", amount);
            case CREDIT -> two(Entry.Kind.CREDIT, moved.reference(), "cage", TRAY, amount);
        };
    }

    private static Entry two(Entry.Kind kind, String reference, String to, String from, Money amount) {
        return new Entry(
                kind,
                reference,
                null,
                null,
                List.of(new Entry.Posting(to, amount), new Entry.Posting(from, amount.negated())));
    }

    private static List<Entry.Posting> postings(Effect.SettledRound round, int sign) {
        Map<String, Long> houseByWager = new TreeMap<>();
        for (SettlementDocument.BetResult bet : round.settlement().bets()) {
            houseByWager.merge(bet.wager(), bet.house() * sign, Long::sum);
        }
        List<Entry.Posting> postings = new ArrayList<>();
        houseByWager.forEach((wager, cents) ->
                postings.add(new Entry.Posting("win/" + wager, Money.usd(cents).negated())));
        long house = houseByWager.values().stream().mapToLong(Long::longValue).sum();
        postings.add(new Entry.Posting(TRAY, Money.usd(house)));
        return postings;
    }

    private static String reference(Effect.SettledRound round) {
        return "round/" + round.id() + "/" + round.revision();
    }
}
