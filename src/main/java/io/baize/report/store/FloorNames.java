package io.baize.report.store;

import io.baize.report.TableFigures;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Pit;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What tables, pits and games are called, and tables by their game. */
@ApplicationScoped
class FloorNames {

    private final TableStore tables;
    private final FloorStore floor;
    private final RuleBook rules;

    FloorNames(TableStore tables, FloorStore floor, RuleBook rules) {
        this.tables = tables;
        this.floor = floor;
        this.rules = rules;
    }

    record Names(Property property, Map<String, GamingTable> tables, Map<String, String> pits, RuleBook rules) {

        String table(String id) {
            GamingTable table = tables.get(id);
            return table == null ? id : table.name();
        }

        String pit(String table) {
            return tables.containsKey(table)
                    ? pits.getOrDefault(tables.get(table).pit(), "")
                    : "";
        }

        String game(String table) {
            if (!tables.containsKey(table)) {
                return "Unknown game";
            }
            String game = tables.get(table).game();
            return rules.packs().stream()
                    .filter(pack -> pack.game().equals(game))
                    .sorted(Comparator.comparing((Pack pack) -> pack.jurisdiction() != property.jurisdiction()))
                    .map(Pack::name)
                    .findFirst()
                    .orElse(game);
        }

        /** In the order of the games' names, tables in the order of their own. */
        Map<String, List<TableFigures>> byGame(List<TableFigures> figures) {
            Map<String, List<TableFigures>> games = new TreeMap<>();
            figures.stream()
                    .sorted(Comparator.comparing((TableFigures one) -> table(one.table()))
                            .thenComparing(TableFigures::table))
                    .forEach(one -> games.computeIfAbsent(game(one.table()), _ -> new ArrayList<>())
                            .add(one));
            return games;
        }
    }

    Names of(Property property) {
        return new Names(
                property,
                tables.tables(Set.of(property.id())).stream()
                        .collect(Collectors.toMap(GamingTable::id, Function.identity())),
                floor.pits(property.id()).stream().collect(Collectors.toMap(Pit::id, Pit::name)),
                rules);
    }
}
