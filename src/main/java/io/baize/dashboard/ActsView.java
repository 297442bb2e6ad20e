package io.baize.dashboard;

import io.baize.audit.ActFilter;
import io.baize.terms.store.Property;
import java.util.List;

/** A page of acts; {@code older} and {@code newest} are where to go from it, null where there is nothing to go to. */
record ActsView(ActFilter filter, List<ActRow> rows, String older, String newest) {

    public boolean filtered() {
        return !filter.equals(ActFilter.ANY);
    }

    static String path(Property property, ActFilter filter, long before) {
        return "/audit?property=" + Paths.encoded(property.id())
                + given("actor", filter.actor())
                + given("subject", filter.subject())
                + given("action", filter.action())
                + (before > 0 ? "&before=" + before : "");
    }

    private static String given(String name, String value) {
        return value.isEmpty() ? "" : "&" + name + "=" + Paths.encoded(value);
    }
}
