package io.baize.game.posted;

import io.baize.game.Irregularities;
import java.util.Set;

/** What can go wrong where community cards lie face down and are turned up between the players' decisions. */
final class PostedIrregularities {

    static final Set<String> ALL =
            Irregularities.and(Irregularities.withoutDealer(Irregularities.WITH_COMMUNITY), "community-card-exposed");

    private PostedIrregularities() {}
}
