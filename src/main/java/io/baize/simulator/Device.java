package io.baize.simulator;

/** What speaks at a table. Each counts its own events. */
enum Device {
    TERMINAL,
    SHOE,
    SENSOR;

    /** A run of the simulator is a device of its own: its count starts at 1 and nothing needs to be remembered. */
    String source(String table, String run) {
        return "/" + word() + "/" + table + "/" + run;
    }

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
