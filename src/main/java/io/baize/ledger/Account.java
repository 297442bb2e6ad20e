package io.baize.ledger;

import io.baize.table.TableEvent.Instrument;
import java.util.Locale;

/**
 * The chart of accounts of a table. What the house holds is positive where it lies, what it earned or owes is negative,
 * and every entry sums to nothing, so that the tray is the other side of all the rest:
 *
 * <pre>
 * where value lies                          what it is
 *   tray            chips in the tray         win/&lt;wager&gt;          stakes kept less what was won
 *   drop-box/…      in the box, not counted   vigorish             taken on winning bets
 *   count-room/…    counted                   rake                 taken from pots
 *   cage/fills      brought out of the cage   promotion            stakes that were coupons
 *   cage/credits    taken back to it          drop-adjustment/…    counted other than recorded
 *   cage/hand-pays  paid by it for the tray   over-short           tray counted other than expected
 *   vigorish-owed   marked and not collected  bankroll             chips a table had before its first entry
 *   tip-box         the dealers' tips         tips-owed            the tips are theirs
 *   progressive/…   owed on a meter (−)       progressive-cost     what meters took less what they paid
 * </pre>
 *
 * <p>A buy-in of $100: drop-box/cash +100, tray −100. A lost ante of $10: tray +10, win/ante −10. Chips that players
 * carry to or from other tables touch no account here: they were paid for where they were bought, and count where they
 * are lost. {@code of} is the wager, instrument or schedule, and null for the others.
 */
public record Account(Kind kind, String of) {

    public enum Kind {
        TRAY("tray", false),
        DROP_BOX("drop-box", true),
        COUNT_ROOM("count-room", true),
        DROP_ADJUSTMENT("drop-adjustment", true),
        FILLS("cage/fills", false),
        CREDITS("cage/credits", false),
        HAND_PAYS("cage/hand-pays", false),
        WIN("win", true),
        VIGORISH("vigorish", false),
        VIGORISH_OWED("vigorish-owed", false),
        RAKE("rake", false),
        PROMOTION("promotion", false),
        PROGRESSIVE("progressive", true),
        PROGRESSIVE_COST("progressive-cost", false),
        TIP_BOX("tip-box", false),
        TIPS_OWED("tips-owed", false),
        OVER_SHORT("over-short", false),
        BANKROLL("bankroll", false);

        private final String word;
        private final boolean detailed;

        Kind(String word, boolean detailed) {
            this.word = word;
            this.detailed = detailed;
        }
    }

    public static final Account TRAY = of(Kind.TRAY);

    public Account {
        if (kind.detailed != (of != null)) {
            throw new IllegalArgumentException(kind.word + (kind.detailed ? " says of what" : " is one account"));
        }
    }

    public static Account of(Kind kind) {
        return new Account(kind, null);
    }

    public static Account of(Kind kind, Instrument instrument) {
        return new Account(kind, instrument.name().toLowerCase(Locale.ROOT));
    }

    public static Account win(String wager) {
        return new Account(Kind.WIN, wager);
    }

    /** Reads what {@link #toString} wrote; a name outside the chart is a fault of the books. */
    public static Account read(String name) {
        for (Kind kind : Kind.values()) {
            if (!kind.detailed && kind.word.equals(name)) {
                return of(kind);
            }
            if (kind.detailed && name.startsWith(kind.word + "/")) {
                return new Account(kind, name.substring(kind.word.length() + 1));
            }
        }
        throw new IllegalArgumentException("no account is named " + name);
    }

    /** As the ledger stores it: {@code win/ante}. */
    @Override
    public String toString() {
        return of == null ? kind.word : kind.word + "/" + of;
    }
}
