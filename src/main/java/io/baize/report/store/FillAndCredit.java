package io.baize.report.store;

import static io.baize.report.Value.cents;
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
 * What the ledger posted on these days, each beside the slip it names, and the slips of these days that it posted on no
 * day: so the posted amounts are the fills and credits of the master game report, and nothing that was signed is left
 * out.
 */
@ApplicationScoped
class FillAndCredit implements ReportSource {

    private static final List<Column> COLUMNS = List.of(
            Column.text("slip", "Slip", "its number, as the ledger or the slip names it"),
            Column.text("table", "Table", ""),
            Column.day("day", "Gaming day", "of the posting, or of the request where nothing is posted"),
            Column.text("state", "State", "the last step signed"),
            Column.text("requestedBy", "Requested by", ""),
            Column.moment("requestedAt", "Requested", ""),
            Column.text("preparedBy", "Prepared by", ""),
            Column.text("deliveredBy", "Delivered by", ""),
            Column.moment("postedAt", "Posted", "when the ledger learned of it"),
            Column.money("slipAmount", "Slip", "as last counted on the slip; n/a where there is no such slip"),
            Column.money("posted", "Posted amount", "what the ledger holds"),
            Column.money("difference", "Difference", "posted − slip, of slips that are posted"));

    private static final String ROWS = """
            with moved as (
                select e.kind, substring(e.reference from '[^/]*$') as slip, e.table_id, e.gaming_day, e.recorded_at,
                       case e.kind when 'fill' then -p.amount else p.amount end as amount
                from entry e
                join posting p on (p.gaming_day, p.partition, p.event_offset, p.index)
                                = (e.gaming_day, e.partition, e.event_offset, e.index)
                where e.property_id = ? and e.gaming_day between ? and ? and e.recorded_at <= ?
                  and (e.kind, p.account) in (('fill', 'cage/fills'), ('credit', 'cage/credits'))),
            signed as (
                select s.*,
                    (select step from slip_signature where property_id = s.property_id and number = s.number
                        and at <= ? order by place desc limit 1) as step,
                    (select amount from slip_signature where property_id = s.property_id and number = s.number
                        and amount is not null and step <> 'post' and at <= ? order by place desc limit 1) as amount
                from slip s where s.property_id = ?
                  and (s.gaming_day between ? and ? or s.number::text in (select slip from moved)))
            select coalesce(m.kind, s.kind) as kind, coalesce(m.slip, s.number::text) as slip,
                   coalesce(m.table_id, s.table_id) as table_id, coalesce(m.gaming_day, s.gaming_day) as gaming_day,
                   s.step, s.number, m.recorded_at, s.amount as slip_amount, m.amount as posted,
                   r.signed_by as requested_by, r.at as requested_at, p.signed_by as prepared_by,
                   d.signed_by as delivered_by
            from moved m full join signed s on s.number::text = m.slip and s.kind = m.kind
            left join slip_signature r on r.property_id = s.property_id and r.number = s.number and r.step = 'request'
            left join slip_signature p on p.property_id = s.property_id and p.number = s.number and p.step = 'prepare'
                and p.at <= ?
            left join slip_signature d on d.property_id = s.property_id and d.number = s.number and d.step = 'deliver'
                and d.at <= ?
            where m.slip is not null
               or s.gaming_day between ? and ? and s.step is not null and s.step <> 'post'
            order by 1 desc, s.number nulls first, 2, m.recorded_at""";

    private final Sql sql;
    private final FloorNames names;

    FillAndCredit(AgroalDataSource database, FloorNames names) {
        this.sql = new Sql(database);
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.FILL_AND_CREDIT;
    }

    @Override
    public Report report(Question question, Heading heading) {
        return new Report(heading, "Kind", COLUMNS, List.of(), lines -> produce(question, heading, lines));
    }

    private void produce(Question question, Heading heading, Content.Lines lines) {
        FloorNames.Names floor = names.of(question.property());
        Groups groups = new Groups(lines, List.of("Fills", "Credits"));
        String property = question.property().id();
        LocalDate from = question.period().from();
        LocalDate to = question.period().to();
        var asOf = heading.asOf();
        sql.each(
                ROWS,
                row -> {
                    groups.to(row.getString("kind").equals("fill") ? "Fills" : "Credits");
                    lines.row(row(floor, row));
                },
                property,
                from,
                to,
                asOf,
                asOf,
                asOf,
                property,
                from,
                to,
                asOf,
                asOf,
                from,
                to);
        groups.end();
    }

    private static Value[] row(FloorNames.Names floor, ResultSet row) throws SQLException {
        Long slip = row.getObject("slip_amount", Long.class);
        Long posted = row.getObject("posted", Long.class);
        String step = row.getString("step");
        return new Value[] {
            text(row.getString("slip")),
            text(floor.table(row.getString("table_id"))),
            day(row.getObject("gaming_day", LocalDate.class)),
            text(step == null ? "no such slip" : SlipSteps.state(step)),
            text(row.getString("requested_by")),
            moment(Sql.instant(row, "requested_at")),
            text(row.getString("prepared_by")),
            text(row.getString("delivered_by")),
            moment(Sql.instant(row, "recorded_at")),
            cents(slip),
            cents(posted),
            cents(slip == null || posted == null ? null : Math.subtractExact(posted, slip))
        };
    }
}
