package io.baize.dashboard;

import java.util.ArrayList;
import java.util.List;

/** Change requests of a property, grouped by where they stand; those that wait for who looks come first. */
record ChangeList(
        List<Group> groups,
        List<Choice> tables,
        List<Choice> states,
        String table,
        String state,
        String address,
        String more) {

    record Group(String name, List<ChangeRow> rows) {}

    record Choice(String id, String name, boolean chosen) {}

    static final List<String> STATES = List.of(
            "drafted", "submitted", "ready", "scheduled", "active", "superseded", "refused", "withdrawn", "expired");

    static List<Group> grouped(List<ChangeRow> rows) {
        List<Group> groups = new ArrayList<>();
        add(groups, "Waits for you", rows.stream().filter(ChangeRow::mine).toList());
        for (String state : STATES) {
            add(
                    groups,
                    Words.capital(state),
                    rows.stream()
                            .filter(row -> !row.mine() && row.state().equals(state))
                            .toList());
        }
        return groups;
    }

    public String version() {
        return Integer.toHexString(groups.hashCode());
    }

    private static void add(List<Group> groups, String name, List<ChangeRow> rows) {
        if (!rows.isEmpty()) {
            groups.add(new Group(name, rows));
        }
    }
}
