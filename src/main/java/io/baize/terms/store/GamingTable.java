package io.baize.terms.store;

import java.time.Instant;

/** A table where it stands. {@code firstOpenedAt} is null until it opens, and from then on change control rules it. */
public record GamingTable(String id, String property, String pit, String name, String game, Instant firstOpenedAt) {

    public boolean hasOpened() {
        return firstOpenedAt != null;
    }

    /** Whether both describe one table, whatever has happened on it since. */
    public boolean isSetUpLike(GamingTable other) {
        return id.equals(other.id)
                && property.equals(other.property)
                && pit.equals(other.pit)
                && name.equals(other.name)
                && game.equals(other.game);
    }
}
