package io.baize.game;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a seat chose; seat 0 is the dealer. Money moves only by bets: a raise is a bet, while check and fold are
 * decisions. {@code hands} are the hands that were set, highest first, and empty for every other choice.
 */
public record Decision(int seat, String street, Choice choice, List<List<Card>> hands) {

    public Decision {
        hands = hands == null ? List.of() : List.copyOf(hands);
    }

    public Decision(int seat, String street, Choice choice) {
        this(seat, street, choice, List.of());
    }

    public enum Choice {
        CHECK("check"),
        FOLD("fold"),
        /** Takes back the bet that may be taken back on this street. */
        WITHDRAW("withdraw"),
        /** Arranges the cards into the hands of the game. */
        SET("set"),
        SURRENDER("surrender"),
        /** The player's option to void a hand that the dealer exposed, or to play it out. */
        VOID("void"),
        PLAY_ON("play-on");

        private final String id;

        Choice(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }

        public static Choice of(String id) {
            for (Choice choice : values()) {
                if (choice.id.equals(id)) {
                    return choice;
                }
            }
            String known = Arrays.stream(values()).map(Choice::id).collect(Collectors.joining(", "));
            throw new IllegalArgumentException("'" + id + "' is not a decision; decisions are " + known);
        }
    }
}
