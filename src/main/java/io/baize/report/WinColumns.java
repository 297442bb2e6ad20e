package io.baize.report;

import java.util.List;

/** The columns that several reports share, each defined once with its formula. */
public final class WinColumns {

    public static final Column RECORDED_DROP = Column.money(
            "recordedDrop", "Drop recorded", "cash, markers and coupons as they went into the box at the table");
    public static final Column COUNTED_DROP = Column.money(
            "countedDrop", "Drop counted", "what the count found; n/a until every box of the day is counted");
    public static final Column DROP =
            Column.money("drop", "Drop", "counted where the counted win stands, recorded otherwise");
    public static final Column BET_WIN = Column.money(
            "betWin", "Bet-level win", "sum of stake − returned − won over all bets, and vigorish and rake");
    public static final Column ESTIMATED_WIN = Column.money(
            "estimatedWin",
            "Estimated win",
            "drop recorded + closer + credits − opener − fills; n/a without both counts");
    public static final Column COUNTED_WIN = Column.money(
            "countedWin", "Counted win", "drop counted + closer + credits − opener − fills; n/a until all are counted");
    public static final Column WIN = Column.money(
            "win",
            "Win",
            "of each table and day the counted win, where there is none the estimated, else the bet-level");
    public static final Column HOLD =
            Column.ratio("hold", "Hold", "win", "drop", "win ÷ drop; n/a where nothing was dropped");

    /** Stands under every report of wins. */
    public static final List<String> NOTES =
            List.of("Amounts are of the property's currency, negative where the house lost.");

    private WinColumns() {}
}
