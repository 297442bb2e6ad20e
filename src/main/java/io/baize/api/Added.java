package io.baize.api;

import io.baize.api.problem.Refused;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What a request to create left behind: a new thing, or the same one that was there before. */
record Added<T>(T value, boolean isNew) {

    /** A repeat with the same content is answered like the first; other content under the same id is refused. */
    static <T> Added<T> of(T asked, boolean inserted, Supplier<T> stored, Predicate<T> isSame, String name) {
        if (inserted) {
            return new Added<>(asked, true);
        }
        T found = stored.get();
        if (!isSame.test(found)) {
            throw Refused.conflict("already-exists", name + " exists already, with other content");
        }
        return new Added<>(found, false);
    }
}
