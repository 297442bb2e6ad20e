package io.baize.game;

/** What a seat chose. Money moves only by bets: a raise is a bet, while check and fold are decisions. */
public record Decision(int seat, String street, Choice choice) {

    public enum Choice {
        CHECK("check"),
        FOLD("fold"),
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
            throw new IllegalArgumentException(
                    "'" + id + "' is not a decision; decisions are check, fold, void, play-on");
        }
    }
}
