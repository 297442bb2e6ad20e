package io.baize.report.store;

import static io.baize.report.Value.cents;
import static io.baize.report.Value.count;
import static io.baize.report.Value.moment;
import static io.baize.report.Value.text;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.GamingCalendar;
import io.baize.kernel.store.Sql;
import io.baize.ledger.store.MoneyRules;
import io.baize.report.Column;
import io.baize.report.Content;
import io.baize.report.Heading;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.Value;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;

/** What did not agree, could not be taken or needed somebody, with what was answered. */
@ApplicationScoped
class Exceptions implements ReportSource {

    private static final List<String> GROUPS = List.of("Money", "Slips", "Alerts", "Quarantine");

    private static final List<Column> COLUMNS = List.of(
            Column.moment("at", "At", "when it happened or was found"),
            Column.text("table", "Table", ""),
            Column.text("code", "What", ""),
            Column.count("exceptions", "Exceptions", ""),
            Column.count("open", "Open", "not answered; an alert takes no answer and counts as none"),
            Column.money("amount", "Amount", "too much is positive, too little negative; n/a where no money differs"),
            Column.text("message", "Says", ""),
            Column.text("answeredBy", "Answered by", ""),
            Column.moment("answeredAt", "Answered", ""),
            Column.text("answer", "Answer", ""));

    private static final String ROWS = """
            select 0 as part, at, table_id, code, amount, message, answered_by, answered_at, answer
            from money_exception where property_id = ? and gaming_day between ? and ? and at <= ?
            union all
            select 1, raised_at, table_id, code, null, message, answered_by, answered_at, answer
            from slip_exception where property_id = ? and raised_at >= ? and raised_at < ? and raised_at <= ?
            union all
            select 2, at, table_id, code, null, message, null, null, null
            from alert where property_id = ? and at >= ? and at < ? and at <= ?
            union all
            select 3, arrived_at, table_id, code, null, message, decided_by, decided_at, decision_reason
            from quarantine where property_id = ? and arrived_at >= ? and arrived_at < ? and arrived_at <= ?
            order by part, at, table_id, code""";

    private final Sql sql;
    private final MoneyRules rules;
    private final FloorNames names;

    Exceptions(AgroalDataSource database, MoneyRules rules, FloorNames names) {
        this.sql = new Sql(database);
        this.rules = rules;
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.EXCEPTIONS;
    }

    @Override
    public Report report(Question question, Heading heading) {
        return new Report(heading, "Kind", COLUMNS, List.of(), lines -> produce(question, heading, lines));
    }

    private void produce(Question question, Heading heading, Content.Lines lines) {
        FloorNames.Names floor = names.of(question.property());
        Groups groups = new Groups(lines, GROUPS);
        String property = question.property().id();
        GamingCalendar calendar = rules.calendar(property);
        Instant from = calendar.span(question.period().from()).from();
        Instant to = calendar.span(question.period().to()).to();
        Instant asOf = heading.asOf();
        sql.each(
                ROWS,
                row -> {
                    groups.to(GROUPS.get(row.getInt("part")));
                    lines.row(row(floor, row, asOf));
                },
                property,
                question.period().from(),
                question.period().to(),
                asOf,
                property,
                from,
                to,
                asOf,
                property,
                from,
                to,
                asOf,
                property,
                from,
                to,
                asOf);
        groups.end();
    }

    private static Value[] row(FloorNames.Names floor, ResultSet row, Instant asOf) throws SQLException {
        String table = row.getString("table_id");
        Instant answeredAt = Sql.instant(row, "answered_at");
        boolean answered = answeredAt != null && !answeredAt.isAfter(asOf);
        boolean takesAnswer = !GROUPS.get(row.getInt("part")).equals("Alerts");
        return new Value[] {
            moment(Sql.instant(row, "at")),
            text(table == null ? "" : floor.table(table)),
            text(row.getString("code")),
            count(1),
            count(takesAnswer && !answered ? 1 : 0),
            cents(row.getObject("amount", Long.class)),
            text(row.getString("message")),
            text(answered ? row.getString("answered_by") : ""),
            moment(answered ? answeredAt : null),
            text(answered ? row.getString("answer") : "")
        };
    }
}
