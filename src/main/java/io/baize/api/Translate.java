package io.baize.api;

import io.baize.api.Documents.AdoptionDocument;
import io.baize.api.Documents.PitDocument;
import io.baize.api.Documents.PropertyDocument;
import io.baize.api.Documents.TableDocument;
import io.baize.api.Documents.TableInList;
import io.baize.api.Documents.TermsDetails;
import io.baize.api.problem.Refused;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.terms.store.Adoption;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Pit;
import io.baize.terms.store.Property;
import io.baize.terms.store.TermsVersion;
import java.net.URI;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.RestResponse;

/** Between documents and the values of the domain. */
final class Translate {

    private Translate() {}

    static Property property(PropertyDocument document) {
        return new Property(
                document.id(),
                document.name(),
                jurisdiction(document.jurisdiction()),
                zone(document.timeZone()),
                document.gamingDayStart(),
                Money.Currency.USD.name());
    }

    static PropertyDocument property(Property property) {
        return new PropertyDocument(
                property.id(),
                property.name(),
                property.jurisdiction().id(),
                property.timeZone().getId(),
                property.gamingDayStart());
    }

    static PitDocument pit(Pit pit) {
        return new PitDocument(pit.id(), pit.name());
    }

    static AdoptionDocument adoption(Adoption adoption) {
        return new AdoptionDocument(adoption.game(), adoption.packVersion(), adoption.effectiveFrom());
    }

    static GamingTable table(TableDocument document) {
        return new GamingTable(
                document.id(), document.property(), document.pit(), document.name(), document.game(), null);
    }

    static TableInList table(GamingTable table, Set<String> open) {
        TableLife life = !table.hasOpened()
                ? TableLife.NEVER_OPENED
                : open.contains(table.id()) ? TableLife.OPEN : TableLife.CLOSED;
        return new TableInList(
                table.id(), table.property(), table.pit(), table.name(), table.game(), life, table.firstOpenedAt());
    }

    static TermsDetails terms(TermsVersion terms) {
        return new TermsDetails(
                terms.table(),
                terms.version(),
                terms.terms(),
                terms.setBy(),
                terms.setAt(),
                terms.inForceAt(),
                terms.request());
    }

    /** 201 with the address of what is new, 200 for what was there. */
    static <T, D> RestResponse<D> answer(Added<T> added, Function<T, D> document, String collection, String id) {
        D body = document.apply(added.value());
        return added.isNew()
                ? RestResponse.ResponseBuilder.<D>created(URI.create("/api/v1/" + collection + "/" + id))
                        .entity(body)
                        .build()
                : RestResponse.ok(body);
    }

    private static Jurisdiction jurisdiction(String id) {
        String known =
                Arrays.stream(Jurisdiction.values()).map(Jurisdiction::id).collect(Collectors.joining(", "));
        return Jurisdiction.find(id)
                .orElseThrow(() -> Refused.because(
                        new Refusal("unknown-jurisdiction", "jurisdiction", known, "no rules for " + id, null)));
    }

    private static ZoneId zone(String id) {
        try {
            return ZoneId.of(id);
        } catch (DateTimeException e) {
            throw Refused.because(
                    Refusal.of("field-unreadable", "timeZone", "a time zone reads like America/New_York", null));
        }
    }
}
