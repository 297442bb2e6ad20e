package io.baize.api;

import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.RoundOnPaper;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/settlements")
@Tag(name = "Settlement")
public class SettlementsResource {

    private final RuleBook rules;
    private final InstantSource clock;

    SettlementsResource(RuleBook rules, InstantSource clock) {
        this.rules = rules;
        this.clock = clock;
    }

    @POST
    @Path("preview")
    @AllowedTo(Access.PREVIEW)
    @Operation(summary = "What a whole round pays", description = """
                    The same answer as the offline tool gives, with nothing stored. The round is as in \
                    `schemas/api/round.v1.json`. One that cannot be settled is refused with 422.""")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = RoundDocument.class),
                            examples = {
                                @ExampleObject(name = "a flush in New York", value = PreviewExamples.NEW_YORK_FLUSH),
                                @ExampleObject(name = "a fold in Maryland", value = PreviewExamples.MARYLAND_FOLD)
                            }))
    public SettlementDocument previewSettlement(@NotNull RoundDocument round) {
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        return switch (RoundOnPaper.settle(rules, round, today)) {
            case Answer.Given<SettlementDocument>(SettlementDocument settlement) -> settlement;
            case Answer.Refused<SettlementDocument>(Refusal refusal) -> throw Refused.because(refusal);
        };
    }
}
