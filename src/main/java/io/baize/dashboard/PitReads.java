package io.baize.dashboard;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.RuleBook;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the tables of a property as they stand. */
@ApplicationScoped
class PitReads {

    private static final String TABLES = """
            select t.name, pit.name as pit, %s,
                   coalesce(d.rounds, 0) as rounds, coalesce(d.handle, 0) as handle, coalesce(d.win, 0) as win,
                   coalesce(d.drop, 0) as drop
            from gaming_table t
            join property p on p.id = t.property_id
            join pit on pit.property_id = t.property_id and pit.id = t.pit_id
            left join table_state s on s.table_id = t.id
            left join table_totals d on d.table_id = t.id and d.gaming_day = ?
            where t.property_id = ? and t.id = coalesce(?, t.id)
            order by pit.name, regexp_replace(t.name, '[0-9]+$', ''), length(t.name),
                     t.name""".formatted(TableStanding.COLUMNS);

    private final Sql sql;
    private final RuleBook rules;
    private final AlertReads alerts;
    private final MeterReads meters;

    PitReads(AgroalDataSource database, RuleBook rules, AlertReads alerts, MeterReads meters) {
        this.sql = new Sql(database);
        this.alerts = alerts;
        this.meters = meters;
        this.rules = rules;
    }

    Pit pit(Property property, Instant now) {
        List<TableRow> tables =
                standings(property, null, now).stream().map(Seen::row).toList();
        return new Pit(property.gamingDay(now), meters.of(property), tables);
    }

    Optional<Seen> table(Property property, String table, Instant now) {
        return standings(property, table, now).stream().findFirst();
    }

    /** A table both as it stands and as its row shows it. */
    record Seen(TableStanding standing, TableRow row) {}

    /** All tables of the property, or the one named. */
    List<Seen> standings(Property property, String table, Instant now) {
        Map<String, Long> open = alerts.open(property, now);
        return sql.list(TABLES, row -> seen(row, property, open), property.gamingDay(now), property.id(), table);
    }

    private Seen seen(ResultSet row, Property property, Map<String, Long> open) throws SQLException {
        TableStanding standing = TableStanding.read(row, property);
        return new Seen(standing, row(row, standing, open.getOrDefault(row.getString("id"), 0L)));
    }

    private TableRow row(ResultSet row, TableStanding standing, long alerts) throws SQLException {
        return new TableRow(
                row.getString("id"),
                row.getString("name"),
                row.getString("pit"),
                standing.word(),
                standing.state().dealer(),
                standing.inForce(rules).flatMap(PitReads::opening).orElse(null),
                standing.inForce(rules).map(PitReads::selections).orElse(List.of()),
                new TableRow.Day(
                        row.getLong("rounds"),
                        Money.usd(row.getLong("handle")),
                        Money.usd(row.getLong("win")),
                        Money.usd(row.getLong("drop"))),
                standing.held().stream()
                        .map(round -> new TableRow.Held(round.id(), Words.plain(round.heldFor())))
                        .toList(),
                alerts);
    }

    /** The limits a table is known by on the floor: those of its first wager, which opens the hand. */
    private static Optional<String> opening(TermsInForce terms) {
        return terms.pack().wagers().keySet().stream()
                .map(terms.terms().limits()::get)
                .filter(limits -> limits != null)
                .findFirst()
                .map(PitReads::range);
    }

    private static String range(Limits limits) {
        return Words.dollars(limits.min()) + " – " + Words.dollars(limits.max());
    }

    private static List<TableRow.Selection> selections(TermsInForce terms) {
        return terms.pack().schedules().values().stream()
                .filter(schedule -> schedule.paytables().size() > 1
                        || terms.standing(schedule).isPresent())
                .filter(schedule -> schedule.wagers().stream().anyMatch(terms::offers) && terms.applies(schedule))
                .flatMap(schedule -> terms.paytable(schedule).stream()
                        .map(table -> new TableRow.Selection(Words.schedule(terms.pack(), schedule), table.id())))
                .toList();
    }
}
