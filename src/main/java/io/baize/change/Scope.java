package io.baize.change;

import java.util.Set;

/**
 * Where a change is to take effect: at these tables, or at all tables that have opened of a pit, of a game, or of the
 * property. A pit and a game together are the tables of that game in that pit.
 *
 * @param tables null where a pit, a game or nothing is named
 */
public record Scope(Set<String> tables, String pit, String game) {

    public boolean covers(String table, String ofPit, String ofGame) {
        return tables != null
                ? tables.contains(table)
                : (pit == null || pit.equals(ofPit)) && (game == null || game.equals(ofGame));
    }
}
