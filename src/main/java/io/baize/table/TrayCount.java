package io.baize.table;

import io.baize.kernel.Chips;

/** The chips of a tray as they were counted: by a dealer, before a supervisor, who is someone else. */
public record TrayCount(Chips chips, String dealer, String supervisor) {

    public enum Kind {
        /** Before play begins. */
        OPENER,
        /** When one shift hands the table to the next. */
        CHECKPOINT,
        MID_SHIFT,
        /** After play has ended, or where a table that does not close changes its gaming day. */
        CLOSER
    }
}
