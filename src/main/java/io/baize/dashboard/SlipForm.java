package io.baize.dashboard;

import java.util.List;

/** The form that asks for a slip. Its reference is the form's own, so that sending it twice asks once. */
record SlipForm(String property, String reference, List<String> tables, List<Chip> chips) {

    /** A denomination to count. */
    record Chip(long cents, String name) {}
}
