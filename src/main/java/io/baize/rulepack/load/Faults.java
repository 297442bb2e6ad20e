package io.baize.rulepack.load;

import io.baize.kernel.Citation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is wrong with a pack, each with its place, collected so that all faults are named at once. */
final class Faults {

    private final List<String> found = new ArrayList<>();

    List<String> found() {
        return found;
    }

    void add(String fault) {
        found.add(fault);
    }

    <T> T present(String place, T value) {
        if (value == null) {
            found.add(place + " is missing");
        }
        return value;
    }

    Citation cite(String place, String clause) {
        if (clause == null || clause.isBlank()) {
            found.add(place + " cites no clause");
            return new Citation("none");
        }
        return new Citation(clause);
    }

    static <E extends Enum<E>> E choice(String place, Class<E> type, String value) {
        try {
            return Enum.valueOf(type, value.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException | NullPointerException e) {
            throw new IllegalArgumentException(place + ": unknown value " + value, e);
        }
    }
}
