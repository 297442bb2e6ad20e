package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** How much of a list, and from where. Read as text, so that a bad value is named and not simply not found. */
record Page(
        @QueryParam("limit")
        @Parameter(
                description = "At most so many.",
                schema = @Schema(type = SchemaType.INTEGER, minimum = "1", maximum = "200", defaultValue = "50"))
        String limit,

        @QueryParam("before") @Parameter(description = "The value of `next` in the page before.")
        String before) {

    private static final int USUAL = 50;
    private static final int MOST = 200;

    int size() {
        if (limit == null) {
            return USUAL;
        }
        if (!limit.matches("\\d{1,4}") || Integer.parseInt(limit) < 1 || Integer.parseInt(limit) > MOST) {
            throw Refused.badRequest(
                    new Refusal("field-invalid", "limit", "1 to " + MOST, "limit is 1 to " + MOST, null));
        }
        return Integer.parseInt(limit);
    }

    /** Null on the last page. */
    <T> String next(List<T> shown, Function<T, Cursor> place) {
        return shown.size() < size() ? null : place.apply(shown.getLast()).write();
    }
}
