package io.baize.dashboard;

import io.baize.api.AdoptedRules;
import io.baize.change.ChangeRequest;
import io.baize.change.TableChange;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.Answer;
import io.baize.rulepack.Pack;
import io.baize.table.store.TableQueries;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads change requests as the pages show them. */
@ApplicationScoped
class ChangeReads {

    static final int ROWS_SHOWN = 100;
    private static final List<String> WAITING_FOR_PEOPLE = List.of("drafted", "submitted", "ready");
    private static final String PLACEHOLDER = "";

    private final ChangeStore requests;
    private final ChangeTables changes;
    private final TableStore tables;
    private final TableQueries states;
    private final AdoptedRules adopted;

    ChangeReads(
            ChangeStore requests, ChangeTables changes, TableStore tables, TableQueries states, AdoptedRules adopted) {
        this.requests = requests;
        this.changes = changes;
        this.tables = tables;
        this.states = states;
        this.adopted = adopted;
    }

    Optional<ChangeRequest> find(String id) {
        return requests.find(id);
    }

    List<ChangeRow> rows(
            Property property, String state, String table, Instant before, String beforeId, Onlooker who, Instant now) {
        return requests.page(Set.of(property.id()), state, table, before, beforeId, ROWS_SHOWN).stream()
                .map(request -> row(property, request, who, now))
                .toList();
    }

    /** Those that are not closed and change something at this table. */
    List<ChangeRow> open(Property property, String table, Onlooker who, Instant now) {
        return rows(property, null, table, Moments.END, PLACEHOLDER, who, now).stream()
                .filter(ChangeRow::open)
                .toList();
    }

    /** How many wait for this person. */
    long waiting(Property property, Onlooker who, Instant now) {
        return WAITING_FOR_PEOPLE.stream()
                .flatMap(state ->
                        requests
                                .page(Set.of(property.id()), state, null, Moments.END, PLACEHOLDER, ROWS_SHOWN)
                                .stream())
                .filter(request -> next(request, who, now).waits())
                .count();
    }

    ChangeSheet sheet(Property property, ChangeRequest request, Onlooker who, Instant now) {
        List<TableChange> at = changes.of(request.id());
        boolean seated = seated(changes.tables(request.id()));
        Moments.Clock clock = new Moments.Clock(property.timeZone());
        Map<String, String> names = tables.tables(Set.of(property.id())).stream()
                .collect(Collectors.toMap(GamingTable::id, GamingTable::name));
        NextSteps next = NextSteps.of(request, who.person(), who.allowed(), seated, now);
        return new ChangeSheet(
                ChangeRow.of(request, at.size(), seated, next.waits(), clock, now),
                clock.read(request.effective()),
                clock.read(request.expires()),
                request.rollsBack() == null ? null : Paths.change(request.rollsBack()),
                terms(property, request, at, names, now),
                Checklist.of(request.state().dossier(), clock, now),
                ChangeSheet.missing(request, seated, now),
                at.stream()
                        .map(change -> ChangeSheet.AtTable.of(
                                change, names.getOrDefault(change.table(), change.table()), clock))
                        .toList(),
                next);
    }

    /** The sign of a table as this change has it, to be printed before it takes effect. */
    Optional<SignView> sign(Property property, String id, String table, Instant now) {
        Optional<ChangeRequest> request =
                requests.find(id).filter(known -> known.property().equals(property.id()));
        return request.flatMap(known -> changes.of(id, table)
                .map(change -> SignView.of(
                        inForce(pack(property, change, now), change.after()),
                        new SignView.Place(
                                tables.table(table).orElseThrow().name(),
                                property.name(),
                                standing(known, change, property),
                                "sign.pdf?change=" + Paths.encoded(id)))));
    }

    private static String standing(ChangeRequest request, TableChange change, Property property) {
        String name = "change " + request.number();
        return change.status() == TableChange.Status.ACTIVE
                ? "terms version " + change.version() + " by " + name + ", in force since "
                        + Words.onPaper(change.place().eventAt(), property.timeZone())
                : name + ", not in force: to be posted when it takes effect";
    }

    private ChangeRow row(Property property, ChangeRequest request, Onlooker who, Instant now) {
        List<String> at = changes.tables(request.id());
        boolean seated = seated(at);
        boolean mine =
                NextSteps.of(request, who.person(), who.allowed(), seated, now).waits();
        return ChangeRow.of(request, at.size(), seated, mine, new Moments.Clock(property.timeZone()), now);
    }

    private NextSteps next(ChangeRequest request, Onlooker who, Instant now) {
        return NextSteps.of(request, who.person(), who.allowed(), seated(changes.tables(request.id())), now);
    }

    private List<BeforeAfter> terms(
            Property property, ChangeRequest request, List<TableChange> at, Map<String, String> names, Instant now) {
        Map<List<Object>, Pack> packs = new HashMap<>();
        return BeforeAfter.all(
                at.stream()
                        .map(change -> new BeforeAfter.Asked(
                                new BeforeAfter.At(change.table(), names.getOrDefault(change.table(), change.table())),
                                change,
                                packs.computeIfAbsent(
                                        List.of(change.game(), property.today(moment(change, now))),
                                        _ -> pack(property, change, now))))
                        .toList(),
                request.wanted());
    }

    private Pack pack(Property property, TableChange change, Instant now) {
        return adopted.at(property, change.game(), moment(change, now));
    }

    private static Instant moment(TableChange change, Instant now) {
        return change.place() == null ? now : change.place().eventAt();
    }

    private boolean seated(List<String> at) {
        return !states.open(at).isEmpty();
    }

    static TermsInForce inForce(Pack pack, TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> new TermsInForce(pack, terms);
            case Answer.Refused<Terms>(var refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }
}
