package io.baize.report.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.report.Heading;
import io.baize.report.Heading.Period;
import io.baize.report.Heading.Version;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** Which version of the books a report shows: closed days as they were closed, or with what was learned since. */
@ApplicationScoped
class Headings {

    private static final String CLOSED = """
            select count(*) as days, max(closed_at) as last
            from gaming_day_close where property_id = ? and gaming_day between ? and ?""";

    private record Closed(long days, Instant last) {}

    private final Sql sql;
    private final InstantSource clock;

    Headings(AgroalDataSource database, InstantSource clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    Heading of(Question question) {
        Period period = question.period();
        Closed closed = sql.first(
                        CLOSED,
                        row -> new Closed(row.getLong("days"), Sql.instant(row, "last")),
                        question.property().id(),
                        period.from(),
                        period.to())
                .orElseThrow();
        boolean all = closed.days() == ChronoUnit.DAYS.between(period.from(), period.to()) + 1;
        Instant now = clock.instant();
        Version version = !all
                ? new Version.NotClosed()
                : question.restated() ? new Version.Restated(now) : new Version.AsFirstClosed(closed.last());
        Instant asOf = version instanceof Version.AsFirstClosed(Instant at) ? at : now;
        return new Heading(
                question.name().id(),
                question.name().title(),
                question.property().name(),
                period,
                asOf,
                version,
                question.property().timeZone());
    }
}
