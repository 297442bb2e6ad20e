package io.baize.report.store;

import static io.baize.report.Value.count;
import static io.baize.report.Value.day;
import static io.baize.report.Value.moment;
import static io.baize.report.Value.text;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.report.Column;
import io.baize.report.Content;
import io.baize.report.Heading;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.Value;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;

/**
 * Numbers of the property's series, from the first to the last that was given on these days, that were not posted. A
 * number is missing where no slip has it, which the series cannot bring about by itself.
 */
@ApplicationScoped
class UnusedSlips implements ReportSource {

    private static final List<String> GROUPS = List.of("Waiting", "Void", "Missing");

    private static final List<Column> COLUMNS = List.of(
            Column.number("number", "Number", "of the property's one series for fills and credits"),
            Column.count("slips", "Slips", ""),
            Column.text("kind", "Kind", ""),
            Column.text("table", "Table", ""),
            Column.day("day", "Gaming day", "of the request"),
            Column.text("state", "State", "the last step signed"),
            Column.text("by", "By", "who signed it"),
            Column.moment("at", "At", ""),
            Column.text("reason", "Reason", "where a void was asked for"));

    private static final String ROWS = """
            with ends as (
                select min(s.number) as first, max(s.number) as last from slip s
                where s.property_id = ? and s.gaming_day between ? and ? and exists (
                    select from slip_signature g where g.property_id = s.property_id and g.number = s.number
                      and g.step = 'request' and g.at <= ?)),
            numbers as (select generate_series(first, last) as number from ends where first is not null)
            select n.number, s.kind, s.table_id, s.gaming_day, g.step, g.signed_by, g.at,
                   (select reason from slip_signature v where v.property_id = s.property_id and v.number = s.number
                      and v.step = 'ask-void' and v.at <= ? order by place desc limit 1) as reason,
                   case when s.number is null then 2 when g.step = 'confirm-void' then 1 else 0 end as part
            from numbers n
            left join slip s on s.property_id = ? and s.number = n.number
            left join lateral (
                select step, signed_by, at from slip_signature g where g.property_id = s.property_id
                  and g.number = s.number and g.at <= ? order by place desc limit 1) g on true
            where g.step is distinct from 'post'
            order by part, n.number""";

    private final Sql sql;
    private final FloorNames names;

    UnusedSlips(AgroalDataSource database, FloorNames names) {
        this.sql = new Sql(database);
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.UNUSED_SLIPS;
    }

    @Override
    public Report report(Question question, Heading heading) {
        return new Report(heading, "Found", COLUMNS, List.of(), lines -> produce(question, heading, lines));
    }

    private void produce(Question question, Heading heading, Content.Lines lines) {
        FloorNames.Names floor = names.of(question.property());
        Groups groups = new Groups(lines, GROUPS);
        String property = question.property().id();
        sql.each(
                ROWS,
                row -> {
                    groups.to(GROUPS.get(row.getInt("part")));
                    lines.row(row(floor, row));
                },
                property,
                question.period().from(),
                question.period().to(),
                heading.asOf(),
                heading.asOf(),
                property,
                heading.asOf());
        groups.end();
    }

    private static Value[] row(FloorNames.Names floor, ResultSet row) throws SQLException {
        String table = row.getString("table_id");
        String step = row.getString("step");
        return new Value[] {
            count(row.getLong("number")),
            count(1),
            text(row.getString("kind")),
            text(table == null ? "" : floor.table(table)),
            day(row.getObject("gaming_day", LocalDate.class)),
            text(step == null ? "" : SlipSteps.state(step)),
            text(row.getString("signed_by")),
            moment(Sql.instant(row, "at")),
            text(row.getString("reason"))
        };
    }
}
