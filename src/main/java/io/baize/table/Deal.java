package io.baize.table;

import io.baize.game.Card;
import io.baize.game.Dealt;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Cards on their way to a place, and when: a late report must not change which cards were the flop. */
public record Deal(Instant at, TableEvent.Place to, int seat, List<Card> cards, boolean redeal) {

    /** What lies where after these deals, in the order in which they happened on the felt. */
    static Dealt lying(List<Deal> deals) {
        Dealt dealt = Dealt.NOTHING;
        for (Deal deal : deals.stream().sorted(Comparator.comparing(Deal::at)).toList()) {
            dealt = switch (deal.to()) {
                case BURN -> dealt;
                case SEAT -> dealt.withSeat(deal.seat(), deal.onto(dealt.seat(deal.seat())));
                case DEALER -> dealt.withDealer(deal.onto(dealt.dealer()));
                case COMMUNITY -> dealt.withCommunity(deal.onto(dealt.community()));
            };
        }
        return dealt;
    }

    /** The deals that would lay these cards, for facts that a correction replaced. */
    static List<Deal> of(Dealt dealt, Instant at) {
        List<Deal> deals = new ArrayList<>();
        dealt.seats().forEach((seat, cards) -> deals.add(new Deal(at, TableEvent.Place.SEAT, seat, cards, true)));
        deals.add(new Deal(at, TableEvent.Place.DEALER, 0, dealt.dealer(), true));
        deals.add(new Deal(at, TableEvent.Place.COMMUNITY, 0, dealt.community(), true));
        return deals;
    }

    private List<Card> onto(List<Card> lying) {
        if (redeal) {
            return cards;
        }
        List<Card> all = new ArrayList<>(lying);
        all.addAll(cards);
        return List.copyOf(all);
    }
}
