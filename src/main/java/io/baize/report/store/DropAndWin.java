package io.baize.report.store;

import static io.baize.report.Value.count;
import static io.baize.report.Value.money;
import static io.baize.report.Value.text;

import io.baize.report.Column;
import io.baize.report.Content;
import io.baize.report.FigureSums;
import io.baize.report.Heading;
import io.baize.report.Heading.Period;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.TableFigures;
import io.baize.report.Value;
import io.baize.report.WinColumns;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Day by day, a row a game. */
@ApplicationScoped
class DropAndWin implements ReportSource {

    private static final List<Column> COLUMNS = List.of(
            Column.text("game", "Game", ""),
            Column.count("tables", "Tables", "tables in use that day"),
            Column.count("rounds", "Rounds", ""),
            Column.money("handle", "Handle", "all bets that were at risk"),
            WinColumns.RECORDED_DROP,
            WinColumns.COUNTED_DROP,
            WinColumns.BET_WIN,
            WinColumns.ESTIMATED_WIN,
            WinColumns.COUNTED_WIN,
            WinColumns.DROP,
            WinColumns.WIN,
            WinColumns.HOLD);

    private final FiguresQueries figures;
    private final FloorNames names;

    DropAndWin(FiguresQueries figures, FloorNames names) {
        this.figures = figures;
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.DROP_AND_WIN;
    }

    @Override
    public Report report(Question question, Heading heading) {
        return new Report(heading, "Gaming day", COLUMNS, WinColumns.NOTES, lines -> produce(question, heading, lines));
    }

    private void produce(Question question, Heading heading, Content.Lines lines) {
        FloorNames.Names floor = names.of(question.property());
        question.period().from().datesUntil(question.period().to().plusDays(1)).forEach(day -> {
            lines.group(day.toString());
            floor.byGame(figures.of(question, Period.of(day), heading))
                    .forEach((game, tables) -> lines.row(row(game, tables)));
        });
    }

    private static Value[] row(String game, List<TableFigures> tables) {
        FigureSums sums = FigureSums.NOTHING;
        for (TableFigures one : tables) {
            sums = sums.plus(one);
        }
        return new Value[] {
            text(game),
            count(sums.tables()),
            count(sums.rounds()),
            money(sums.handle()),
            money(sums.recordedDrop()),
            money(sums.countedDrop()),
            money(sums.betLevel()),
            money(sums.estimated()),
            money(sums.counted()),
            money(sums.drop()),
            money(sums.win())
        };
    }
}
