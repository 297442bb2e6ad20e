package io.baize.game.posted;

import io.baize.game.Irregularities;
import java.util.Set;
import java.util.TreeSet;

/** What can go wrong where community cards lie face down and are turned up between the players' decisions. */
final class PostedIrregularities {

    static final Set<String> ALL = all();

    private PostedIrregularities() {}

    private static Set<String> all() {
        Set<String> kinds = new TreeSet<>(Irregularities.WITH_COMMUNITY);
        kinds.add("community-card-exposed");
        return Set.copyOf(kinds);
    }
}
