package io.baize.terms.store;

import java.util.Set;

/** What a person may see: these properties, and every property of these jurisdictions. */
public record Sight(Set<String> properties, Set<String> jurisdictions) {

    public Sight {
        properties = Set.copyOf(properties);
        jurisdictions = Set.copyOf(jurisdictions);
    }

    public boolean covers(Property property) {
        return properties.contains(property.id())
                || jurisdictions.contains(property.jurisdiction().id());
    }
}
