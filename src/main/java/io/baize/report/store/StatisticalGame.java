package io.baize.report.store;

import static io.baize.report.Value.money;
import static io.baize.report.Value.text;

import io.baize.ledger.Period;
import io.baize.report.Column;
import io.baize.report.FigureSums;
import io.baize.report.Heading;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.TableFigures;
import io.baize.report.Value;
import io.baize.report.WinColumns;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Drop, win, hold, handle and theo of each table for the day, its month and its year so far. */
@ApplicationScoped
class StatisticalGame implements ReportSource {

    private static final List<Period> STRETCHES = List.of(Period.DAY, Period.MTD, Period.YTD);

    private final FiguresQueries figures;
    private final FloorNames names;

    StatisticalGame(FiguresQueries figures, FloorNames names) {
        this.figures = figures;
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.STATISTICAL_GAME;
    }

    @Override
    public Report report(Question question, Heading heading) {
        List<String> notes = new ArrayList<>(WinColumns.NOTES);
        notes.add("Day, MTD and YTD end with " + question.period().to()
                + "; MTD starts with the month and YTD with January 1.");
        notes.add("Theo is the sum of each bet times its exact edge, and n/a while the edge of any bet is unknown.");
        return new Report(heading, "Game", columns(), notes, lines -> {
            FloorNames.Names floor = names.of(question.property());
            Map<String, Map<Period, FigureSums>> sums = sums(question, heading);
            List<TableFigures> tables = new ArrayList<>();
            sums.keySet()
                    .forEach(table -> tables.add(
                            TableFigures.none(table, question.period().to())));
            floor.byGame(tables).forEach((game, ofGame) -> {
                lines.group(game);
                ofGame.forEach(one -> lines.row(row(floor.table(one.table()), sums.get(one.table()))));
            });
        });
    }

    private static List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.text("table", "Table", ""));
        for (Period stretch : STRETCHES) {
            String id = stretch.name().toLowerCase(java.util.Locale.ROOT);
            String title = stretch == Period.DAY ? "Day" : stretch.name();
            boolean first = stretch == Period.DAY;
            columns.add(Column.money(id + "Drop", title + " drop", first ? WinColumns.DROP.means() : ""));
            columns.add(Column.money(id + "Win", title + " win", first ? WinColumns.WIN.means() : ""));
            columns.add(Column.ratio(
                    id + "Hold", title + " hold", id + "Win", id + "Drop", first ? WinColumns.HOLD.means() : ""));
            columns.add(Column.money(id + "Handle", title + " handle", first ? "all bets that were at risk" : ""));
            columns.add(Column.money(id + "Theo", title + " theo", ""));
        }
        return columns;
    }

    private Map<String, Map<Period, FigureSums>> sums(Question question, Heading heading) {
        LocalDate on = question.period().to();
        Map<String, Map<Period, FigureSums>> sums = new TreeMap<>();
        for (TableFigures one : figures.of(question, new Heading.Period(Period.YTD.from(on), on), heading)) {
            Map<Period, FigureSums> ofTable = sums.computeIfAbsent(one.table(), _ -> new EnumMap<>(Period.class));
            for (Period stretch : STRETCHES) {
                if (!one.day().isBefore(stretch.from(on))) {
                    ofTable.merge(stretch, FigureSums.NOTHING.plus(one), (sum, _) -> sum.plus(one));
                }
            }
        }
        return sums;
    }

    private static Value[] row(String table, Map<Period, FigureSums> sums) {
        List<Value> row = new ArrayList<>();
        row.add(text(table));
        for (Period stretch : STRETCHES) {
            FigureSums of = sums.getOrDefault(stretch, FigureSums.NOTHING);
            row.addAll(Arrays.asList(money(of.drop()), money(of.win()), money(of.handle()), Value.NOT_AVAILABLE));
        }
        return row.toArray(Value[]::new);
    }
}
