package io.baize.report;

/** Where the rows of a report come from, one after the other, so that a long one is never held as a whole. */
@FunctionalInterface
public interface Content {

    /** Takes rows in the order they are printed. */
    interface Lines {

        /** The rows that follow belong to this group, until the next. A group may stay empty. */
        void group(String name);

        /** A value for each column that is not derived, in their order. */
        void row(Value... values);
    }

    void produce(Lines lines);
}
