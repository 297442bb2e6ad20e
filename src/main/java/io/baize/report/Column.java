package io.baize.report;

/** A column: its id for programs, its title for people, what kind of values it holds, how it totals, what it means. */
public record Column(String id, String title, Kind kind, Total total, String means) {

    public enum Kind {
        TEXT,
        COUNT,
        MONEY,
        PERCENT,
        DAY,
        MOMENT
    }

    /** What stands in the column where rows are added up. */
    public sealed interface Total {

        /** Nothing: a name, a moment. */
        record Nothing() implements Total {}

        record Sum() implements Total {}

        /** Of the totals of two columns of money, worked out by the report itself in rows and totals alike. */
        record Ratio(String of, String over) implements Total {}
    }

    public Column {
        if (id == null || !id.matches("[a-z][a-zA-Z0-9]*") || title == null || title.isBlank() || means == null) {
            throw new IllegalArgumentException("a column has an id, a title and a meaning: " + id);
        }
        boolean fits = switch (total) {
            case Total.Nothing _ -> kind != Kind.PERCENT;
            case Total.Sum _ -> kind == Kind.COUNT || kind == Kind.MONEY;
            case Total.Ratio _ -> kind == Kind.PERCENT;
        };
        if (!fits) {
            throw new IllegalArgumentException("column " + id + " of " + kind + " cannot total as " + total);
        }
    }

    public static Column text(String id, String title, String means) {
        return new Column(id, title, Kind.TEXT, new Total.Nothing(), means);
    }

    public static Column day(String id, String title, String means) {
        return new Column(id, title, Kind.DAY, new Total.Nothing(), means);
    }

    public static Column moment(String id, String title, String means) {
        return new Column(id, title, Kind.MOMENT, new Total.Nothing(), means);
    }

    public static Column count(String id, String title, String means) {
        return new Column(id, title, Kind.COUNT, new Total.Sum(), means);
    }

    /** A number that names and does not count, such as a slip's. */
    public static Column number(String id, String title, String means) {
        return new Column(id, title, Kind.COUNT, new Total.Nothing(), means);
    }

    public static Column money(String id, String title, String means) {
        return new Column(id, title, Kind.MONEY, new Total.Sum(), means);
    }

    public static Column ratio(String id, String title, String of, String over, String means) {
        return new Column(id, title, Kind.PERCENT, new Total.Ratio(of, over), means);
    }

    /** Worked out by the report; a source of rows gives no value for it. */
    public boolean derived() {
        return total instanceof Total.Ratio;
    }

    boolean takes(Value value) {
        return switch (value) {
            case Value.Text _ -> kind == Kind.TEXT;
            case Value.Count _ -> kind == Kind.COUNT;
            case Value.Amount _ -> kind == Kind.MONEY;
            case Value.Percent _ -> kind == Kind.PERCENT;
            case Value.Day _ -> kind == Kind.DAY;
            case Value.Moment _ -> kind == Kind.MOMENT;
            case Value.NotAvailable _ -> kind != Kind.TEXT;
        };
    }
}
