package io.baize.table;

import io.baize.game.Irregularity;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a round knows of its progressive wagers besides the bets.
 *
 * @param registered the seats whose wager the progressive system accepted, or null while it has said nothing
 * @param lockedOutAt when it was told to take no more, or null
 * @param chips how many chips the dealer counted then, or null
 * @param countRuled what a supervisor decided about a count that differs, or null
 * @param waiting the seats whose win waits for a supervisor, with what they won
 * @param validated the seats whose win a supervisor has validated
 */
public record ProgressivePlay(
        Set<Integer> registered,
        Instant lockedOutAt,
        Integer chips,
        Irregularity.Ruling countRuled,
        Map<Integer, String> waiting,
        Set<Integer> validated) {

    static final ProgressivePlay NONE = new ProgressivePlay(null, null, null, null, Map.of(), Set.of());

    /** What a round stored by an earlier version does not say, has not happened. */
    public ProgressivePlay {
        waiting = waiting == null ? Map.of() : waiting;
        validated = validated == null ? Set.of() : validated;
    }

    /** Reports of one round add up. */
    ProgressivePlay withRegistered(Collection<Integer> seats) {
        Set<Integer> all = registered == null ? new TreeSet<>() : new TreeSet<>(registered);
        all.addAll(seats);
        return new ProgressivePlay(all, lockedOutAt, chips, countRuled, waiting, validated);
    }

    /** A system that locks out and has named no seat has accepted none. */
    ProgressivePlay lockedOut(Instant at, int counted) {
        Set<Integer> accepted = registered == null ? Set.of() : registered;
        return new ProgressivePlay(accepted, at, counted, countRuled, waiting, validated);
    }

    ProgressivePlay withCountRuled(Irregularity.Ruling ruling) {
        return new ProgressivePlay(registered, lockedOutAt, chips, ruling, waiting, validated);
    }

    ProgressivePlay waitingFor(Map<Integer, String> wins) {
        return new ProgressivePlay(registered, lockedOutAt, chips, countRuled, new TreeMap<>(wins), validated);
    }

    ProgressivePlay withValidated(int seat) {
        Map<Integer, String> left = new TreeMap<>(waiting);
        left.remove(seat);
        Set<Integer> seats = new TreeSet<>(validated);
        seats.add(seat);
        return new ProgressivePlay(registered, lockedOutAt, chips, countRuled, left, seats);
    }

    /** Whether something happened on the felt after the lock-out button was pressed. */
    boolean lockedOutBefore(Instant at) {
        return lockedOutAt != null && at.isAfter(lockedOutAt);
    }

    /** The seats whose wager was accepted, while nobody has ruled on them. */
    Set<Integer> unruled() {
        return registered == null || countRuled != null ? new TreeSet<>() : new TreeSet<>(registered);
    }

    /** Whether the chips counted are not as many as the wagers accepted, and nobody has ruled on it. */
    boolean countDiffers() {
        return chips != null && chips != registered.size() && countRuled == null;
    }

    /** Whether the progressive wager of this seat stands; a system that says nothing of a round rejects nothing. */
    boolean stands(int seat) {
        return countRuled != Irregularity.Ruling.VOID && (registered == null || registered.contains(seat));
    }
}
