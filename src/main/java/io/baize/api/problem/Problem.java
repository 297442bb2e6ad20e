package io.baize.api.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.baize.kernel.Refusal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A problem document of RFC 9457 that carries a refusal: its code, field, limit and clause. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(description = "RFC 9457 problem document. `errors` lists every fault where there are several.")
public record Problem(
        @Schema(
                required = true,
                description = "A name for the kind of problem; nothing is fetched from it.",
                examples = "https://baize.example/problems/limit-outside-text")
        String type,

        @Schema(required = true, examples = "Unprocessable Content")
        String title,

        @Schema(required = true, examples = "422") int status,

        @Schema(required = true, description = "What is wrong, in words.")
        String detail,

        @Schema(required = true, description = "Stable, for programs.", examples = "limit-outside-text")
        String code,

        @Schema(description = "Where in the request.", examples = "limits.trips-plus.max")
        String field,

        @Schema(description = "The limit that was broken, or what would be permitted.", examples = "$1.00 to $10.00")
        String limit,

        @Schema(description = "The clause that says so.", examples = "NH G")
        String cite,

        List<Fault> errors) {

    public static final String MEDIA_TYPE = "application/problem+json";

    private static final String KINDS = "https://baize.example/problems/";

    /** One of several faults. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Fault(String code, String field, String limit, String detail, String cite) {}

    public static Problem of(int status, Refusal refusal) {
        return new Problem(
                KINDS + refusal.code(),
                Titles.of(status),
                status,
                refusal.message(),
                refusal.code(),
                refusal.field().isEmpty() ? null : refusal.field(),
                refusal.limit(),
                refusal.cite(),
                null);
    }

    /** The first fault speaks for all, and all are listed where there are several. */
    public static Problem of(int status, List<Refusal> faults) {
        Problem first = of(status, faults.getFirst());
        return faults.size() == 1
                ? first
                : first.with(faults.stream().map(Problem::fault).toList());
    }

    public static Problem of(int status, String code, String detail) {
        return of(status, Refusal.of(code, "", detail, null));
    }

    private Problem with(List<Fault> faults) {
        return new Problem(type, title, status, detail, code, field, limit, cite, faults);
    }

    private static Fault fault(Refusal refusal) {
        return new Fault(refusal.code(), refusal.field(), refusal.limit(), refusal.message(), refusal.cite());
    }
}
