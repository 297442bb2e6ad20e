package io.baize.dashboard;

import io.baize.api.AdoptedRules;
import io.baize.rulepack.Pack;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import io.baize.terms.store.TermsStore;
import io.baize.terms.store.TermsVersion;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;

/** Prepares the form that asks for a change. */
@ApplicationScoped
class ChangeForms {

    private final TableStore tables;
    private final FloorStore floor;
    private final TermsStore terms;
    private final AdoptedRules adopted;
    private final InstantSource clock;

    ChangeForms(TableStore tables, FloorStore floor, TermsStore terms, AdoptedRules adopted, InstantSource clock) {
        this.tables = tables;
        this.floor = floor;
        this.terms = terms;
        this.adopted = adopted;
        this.clock = clock;
    }

    /** For the game that is named, or that of the table, or the first that is played. */
    ChangeForm form(Property property, String game, String table) {
        List<GamingTable> opened = tables.tables(Set.of(property.id())).stream()
                .filter(GamingTable::hasOpened)
                .toList();
        List<String> games =
                opened.stream().map(GamingTable::game).distinct().sorted().toList();
        String chosen = opened.stream()
                .filter(one -> one.id().equals(table))
                .map(GamingTable::game)
                .findFirst()
                .orElse(games.contains(game) ? game : games.isEmpty() ? null : games.getFirst());
        List<GamingTable> ofGame =
                opened.stream().filter(one -> one.game().equals(chosen)).toList();
        GamingTable like = ofGame.stream()
                .filter(one -> one.id().equals(table))
                .findFirst()
                .orElse(ofGame.isEmpty() ? null : ofGame.getFirst());
        return new ChangeForm(
                property.id(),
                property.timeZone().getId(),
                chosen,
                games.stream()
                        .map(one -> new ChangeForm.Option(one, Words.capital(one), one.equals(chosen)))
                        .toList(),
                ofGame.stream()
                        .map(one -> new ChangeForm.Option(one.id(), one.name(), one == like))
                        .toList(),
                floor.pits(property.id()).stream()
                        .map(pit -> new ChangeForm.Option(pit.id(), pit.name(), false))
                        .toList(),
                like == null ? null : new ChangeForm.Option(like.id(), like.name(), true),
                like == null ? null : fields(property, opened, like));
    }

    private ChangeForm.Fields fields(Property property, List<GamingTable> opened, GamingTable like) {
        List<ChangeForm.Option> progressives = opened.stream()
                .filter(table -> table != like)
                .flatMap(table -> inForce(property, table).meters().stream()
                        .map(schedule -> new ChangeForm.Option(
                                table.id() + " " + schedule.id(),
                                table.name() + ", " + Words.plain(schedule.id()),
                                false)))
                .toList();
        return ChangeFields.of(inForce(property, like), progressives);
    }

    private TermsInForce inForce(Property property, GamingTable table) {
        Instant now = clock.instant();
        Pack pack = adopted.at(property, table.game(), now);
        TermsDocument newest = terms.newest(table.id()).map(TermsVersion::terms).orElse(TermsDocument.of(Terms.NONE));
        return ChangeReads.inForce(pack, newest);
    }
}
