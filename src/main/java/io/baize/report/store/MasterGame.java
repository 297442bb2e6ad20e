package io.baize.report.store;

import static io.baize.report.Value.money;
import static io.baize.report.Value.text;

import io.baize.ledger.Balances;
import io.baize.ledger.Count;
import io.baize.ledger.Wins;
import io.baize.report.Column;
import io.baize.report.Heading;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.TableFigures;
import io.baize.report.Value;
import io.baize.report.WinColumns;
import io.baize.table.TableEvent.Instrument;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Everything a table's win of a day is made of, a row a table. */
@ApplicationScoped
class MasterGame implements ReportSource {

    private static final List<Column> COLUMNS = List.of(
            Column.text("table", "Table", ""),
            Column.text("pit", "Pit", ""),
            Column.money("opener", "Opener", "the tray as first counted at opening"),
            Column.money("fills", "Fills", "chips the cage brought, as posted"),
            Column.money("credits", "Credits", "chips that went back to the cage, as posted"),
            Column.money("closer", "Closer", "the tray as last counted at closing"),
            Column.money("cash", "Cash", "recorded into the box"),
            Column.money("markers", "Markers", "recorded into the box, less those redeemed at the table"),
            Column.money("coupons", "Coupons", "recorded into the box"),
            Column.money("other", "Other", "recorded into the box"),
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

    MasterGame(FiguresQueries figures, FloorNames names) {
        this.figures = figures;
        this.names = names;
    }

    @Override
    public ReportName name() {
        return ReportName.MASTER_GAME;
    }

    @Override
    public Report report(Question question, Heading heading) {
        return new Report(heading, "Game", COLUMNS, WinColumns.NOTES, lines -> {
            FloorNames.Names floor = names.of(question.property());
            floor.byGame(figures.of(question, question.period(), heading)).forEach((game, tables) -> {
                lines.group(game);
                tables.forEach(one -> lines.row(row(floor, one)));
            });
        });
    }

    private static Value[] row(FloorNames.Names floor, TableFigures one) {
        Balances sums = one.sums();
        Wins wins = one.wins();
        return new Value[] {
            text(floor.table(one.table())),
            text(floor.pit(one.table())),
            money(one.opener().map(Count::total)),
            money(sums.fills()),
            money(sums.credits()),
            money(one.closer().map(Count::total)),
            money(sums.estimatedDrop(Instrument.CASH)),
            money(sums.estimatedDrop(Instrument.MARKER)),
            money(sums.estimatedDrop(Instrument.COUPON)),
            money(sums.estimatedDrop(Instrument.OTHER)),
            money(sums.estimatedDrop()),
            money(one.countedDrop()),
            money(wins.betLevel()),
            money(wins.estimated()),
            money(wins.counted()),
            money(one.drop()),
            money(one.win())
        };
    }
}
