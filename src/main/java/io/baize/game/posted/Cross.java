package io.baize.game.posted;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import java.util.List;

/** The two hands of a cross, whose cards lie left, right, top, bottom and in the middle: 5324.39(e)(4)-(9). */
record Cross(PokerHand across, PokerHand down) {

    static Cross of(List<Card> own, List<Card> cross) {
        return new Cross(
                PostedHand.of(own, List.of(cross.get(0), cross.get(1), cross.get(4))),
                PostedHand.of(own, List.of(cross.get(2), cross.get(3), cross.get(4))));
    }

    /** What the middle bet is paid by: it pushes or loses only where the better of the two hands does. */
    PokerHand higher() {
        return across.compareTo(down) >= 0 ? across : down;
    }
}
