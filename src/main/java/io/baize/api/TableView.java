package io.baize.api;

import io.baize.api.Documents.TableDetails;
import io.baize.api.Documents.TableInList;
import io.baize.api.access.Visitor;
import io.baize.kernel.Roles;
import io.baize.ledger.TableTotals;
import io.baize.rulepack.Pack;
import io.baize.table.store.TableQueries;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.TableStore;
import io.baize.terms.store.TermsStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** Tables as a reader sees them. */
@ApplicationScoped
class TableView {

    /** A count is blind: who counts does not know what the table says was dropped. A terminal needs none of it. */
    private static final Set<String> SEE_NO_TOTALS = Set.of(Roles.COUNT_TEAM, Roles.DEALER_TERMINAL);

    private final TableStore tables;
    private final TableQueries states;
    private final TermsStore terms;
    private final TableToday today;
    private final Visitor visitor;

    TableView(TableStore tables, TableQueries states, TermsStore terms, TableToday today, Visitor visitor) {
        this.tables = tables;
        this.states = states;
        this.terms = terms;
        this.today = today;
        this.visitor = visitor;
    }

    List<TableInList> list(Set<String> properties) {
        List<GamingTable> found = tables.tables(properties);
        Set<String> open = states.open(found.stream().map(GamingTable::id).toList());
        return found.stream().map(table -> Translate.table(table, open)).toList();
    }

    TableDetails details(GamingTable table) {
        LocalDate gamingDay = today.gamingDay(table);
        TableTotals totals = SEE_NO_TOTALS.stream().anyMatch(visitor::has) ? null : today.totals(table);
        return new TableDetails(
                Translate.table(table, states.open(Set.of(table.id()))),
                today.pack(table).map(Pack::version).orElse(null),
                terms.newest(table.id()).map(Translate::terms).orElse(null),
                gamingDay,
                totals);
    }
}
