package io.baize.api;

import io.baize.api.ChangeDocuments.ChangeDetails;
import io.baize.api.ChangeDocuments.NewChange;
import io.baize.api.problem.Refused;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Dossier;
import io.baize.change.Item;
import io.baize.change.TableChange;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.table.store.TableQueries;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Change requests as a reader sees them. */
@ApplicationScoped
class ChangeView {

    private final VisibleFloor visible;
    private final ChangeStore requests;
    private final ChangeTables tables;
    private final TableQueries states;

    ChangeView(VisibleFloor visible, ChangeStore requests, ChangeTables tables, TableQueries states) {
        this.visible = visible;
        this.requests = requests;
        this.tables = tables;
        this.states = states;
    }

    ChangeRequest visible(String id) {
        return requests.find(id)
                .filter(request -> visible.sees(request.property()))
                .orElseThrow(() -> Refused.notFound("there is no change request " + id));
    }

    TableChange at(String id, String table) {
        return tables.of(visible(id).id(), table)
                .orElseThrow(() -> Refused.notFound("change request " + id + " changes nothing at " + table));
    }

    /** Whether players may sit at one of its tables. */
    boolean seated(ChangeRequest request) {
        return seated(tables.of(request.id()));
    }

    ChangeDetails details(ChangeRequest request) {
        List<TableChange> at = tables.of(request.id());
        boolean seated = seated(at);
        Dossier dossier = request.state().dossier();
        boolean open = request.state() instanceof ChangeState.Open;
        Instant earliest = dossier.earliest(seated);
        return new ChangeDetails(
                ChangeTranslate.inList(request),
                ChangeTranslate.scope(request.scope()),
                ChangeTranslate.changes(request.wanted()),
                ChangeTranslate.matters(request.wanted()),
                ChangeTranslate.plan(request.wanted().plan()),
                request.wanted().evidence(),
                request.rollsBack(),
                dossier.demands().stream().map(ChangeTranslate::demand).toList(),
                open
                        ? dossier.missing(seated).stream()
                                .map(ChangeTranslate::fault)
                                .toList()
                        : List.of(),
                earliest.equals(Instant.MIN) ? null : earliest,
                dossier.notices().stream().map(ChangeTranslate::notice).toList(),
                dossier.approvals().stream().map(ChangeTranslate::approval).toList(),
                ChangeTranslate.closing(request.state()),
                at.stream().map(ChangeTranslate::table).toList());
    }

    /**
     * What would take the change back, ready to be asked for with notices of its own: one request for all tables that
     * were alike before.
     */
    List<NewChange> rollback(ChangeRequest request) {
        Map<List<Item>, Set<String>> alike = new LinkedHashMap<>();
        for (TableChange change : tables.of(request.id())) {
            if (change.status() == TableChange.Status.ACTIVE) {
                List<Item> before = change.items().stream()
                        .filter(item -> Item.isOfTerms(item.path()))
                        .map(item -> new Item(item.path(), null, item.before()))
                        .toList();
                alike.computeIfAbsent(before, _ -> new TreeSet<>()).add(change.table());
            }
        }
        List<NewChange> back = new ArrayList<>();
        alike.forEach((items, where) -> back.add(new NewChange(
                request.property(),
                "Rollback of change " + request.number() + ": " + request.why(),
                new ChangeDocuments.ScopeDocument(where, null, null),
                items.stream()
                        .map(item -> new ChangeDocuments.SettingDocument(item.path(), item.after()))
                        .toList(),
                null,
                null,
                null,
                null,
                request.id())));
        return back.stream().filter(one -> !one.changes().isEmpty()).toList();
    }

    private boolean seated(List<TableChange> at) {
        return !states.open(at.stream().map(TableChange::table).toList()).isEmpty();
    }
}
