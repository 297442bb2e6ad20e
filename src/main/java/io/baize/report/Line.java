package io.baize.report;

import java.util.List;

/** A written line, with a value for every column; where a total says nothing of a column, an empty text. */
public record Line(Kind kind, String group, List<Value> values) {

    public enum Kind {
        ROW,
        SUBTOTAL,
        TOTAL;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** What a total says of a name or a moment. */
    public static final Value NOTHING = new Value.Text("");

    public Line {
        values = List.copyOf(values);
    }
}
