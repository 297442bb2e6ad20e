package io.baize.dashboard;

import io.baize.terms.store.Property;
import io.baize.terms.store.TermsVersion;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * What a table plays under: now, or at a moment that was asked for. {@code shown} is null where nothing was in force.
 *
 * @param asked the moment that was asked for, as it is read; null for now
 * @param field the same as the form takes it
 * @param since when this version came, or null
 * @param by who set it, where no change brought it, or null
 * @param change the path of the change that brought it, or null
 * @param open the changes that are on their way to the table
 */
record TermsPanel(
        TermsView shown, String asked, String field, String since, String by, String change, List<ChangeRow> open) {

    static TermsPanel now(TermsView shown, TermsVersion version, List<ChangeRow> open, Property property, Instant now) {
        return of(shown, version, open, property, null, now);
    }

    static TermsPanel at(TermsView shown, TermsVersion version, List<ChangeRow> open, Property property, Instant at) {
        return of(shown, version, open, property, Words.onPaper(at, property.timeZone()), at);
    }

    private static TermsPanel of(
            TermsView shown, TermsVersion version, List<ChangeRow> open, Property property, String asked, Instant at) {
        Instant since = version == null ? null : version.inForceAt() == null ? version.setAt() : version.inForceAt();
        return new TermsPanel(
                shown,
                asked,
                LocalDateTime.ofInstant(at, property.timeZone())
                        .truncatedTo(ChronoUnit.MINUTES)
                        .toString(),
                since == null ? null : Words.onPaper(since, property.timeZone()),
                version == null || version.request() != null ? null : version.setBy(),
                version == null || version.request() == null ? null : Paths.change(version.request()),
                open);
    }
}
