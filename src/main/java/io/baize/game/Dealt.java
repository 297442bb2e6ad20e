package io.baize.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The cards of a round, by where they lie on the layout. */
public record Dealt(Map<Integer, List<Card>> seats, List<Card> dealer, List<Card> community) {

    public static final Dealt NOTHING = new Dealt(Map.of(), List.of(), List.of());

    public Dealt {
        seats = Map.copyOf(seats);
    }

    public List<Card> seat(int seat) {
        return seats.getOrDefault(seat, List.of());
    }

    public Dealt withSeat(int seat, List<Card> cards) {
        Map<Integer, List<Card>> changed = new TreeMap<>(seats);
        changed.put(seat, cards);
        return new Dealt(changed, dealer, community);
    }

    public Dealt withDealer(List<Card> cards) {
        return new Dealt(seats, cards, community);
    }

    public Dealt withCommunity(List<Card> cards) {
        return new Dealt(seats, dealer, cards);
    }

    public List<Card> all() {
        List<Card> all = new ArrayList<>(dealer);
        all.addAll(community);
        new TreeMap<>(seats).values().forEach(all::addAll);
        return all;
    }

    /** The first card that lies in two places, in a game of one deck. */
    public Optional<Card> firstRepeated() {
        Set<Card> seen = new HashSet<>();
        return all().stream().filter(card -> !seen.add(card)).findFirst();
    }
}
