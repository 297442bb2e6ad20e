package io.baize.api;

import io.baize.api.Documents.CommandTaken;
import io.baize.api.Documents.Correction;
import io.baize.api.Documents.Reason;
import io.baize.api.Documents.Revisions;
import io.baize.api.Documents.Rounds;
import io.baize.api.Documents.Ruling;
import io.baize.api.Documents.Validation;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.table.store.RoundQueries;
import io.baize.table.store.RoundSummary;
import io.baize.table.store.StoredRound;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

@Path("/api/v1/tables/{table}/rounds")
@Tag(name = "Rounds")
public class RoundsResource {

    private static final int ACCEPTED = 202;

    private final VisibleFloor visible;
    private final RoundQueries rounds;
    private final RoundCommands commands;

    RoundsResource(VisibleFloor visible, RoundQueries rounds, RoundCommands commands) {
        this.visible = visible;
        this.rounds = rounds;
        this.commands = commands;
    }

    @GET
    @AllowedTo(Access.READ_ROUNDS)
    @Operation(summary = "The rounds of a table, newest first")
    public Rounds listRounds(@PathParam("table") String table, @BeanParam Page page) {
        Cursor before = Cursor.read(page.before());
        List<RoundSummary> shown = rounds.page(visible.table(table).id(), before.at(), before.id(), page.size());
        return new Rounds(shown, page.next(shown, round -> new Cursor(round.completedAt(), round.round())));
    }

    @GET
    @Path("{round}")
    @AllowedTo(Access.READ_ROUNDS)
    @Operation(summary = "One round in all its revisions, each with its facts and its settlement")
    public Revisions readRound(@PathParam("table") String table, @PathParam("round") String round) {
        List<StoredRound> revisions = rounds.revisions(visible.table(table).id(), round);
        if (revisions.isEmpty()) {
            throw Refused.notFound("there is no settled round " + round + " at " + table);
        }
        return new Revisions(table, round, revisions);
    }

    @POST
    @Path("{round}/gap-acceptance")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.RULE_ON_ROUNDS)
    @Operation(summary = "Let a round settle although events of it are missing")
    public CommandTaken acceptGap(
            @PathParam("table") String table, @PathParam("round") String round, @NotNull @Valid Reason reason) {
        return commands.acceptGap(visible.table(table), round, reason.reason());
    }

    @POST
    @Path("{round}/irregularity-ruling")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.RULE_ON_ROUNDS)
    @Operation(summary = "Rule on an irregularity on which the text is silent")
    public CommandTaken ruleOnIrregularity(
            @PathParam("table") String table, @PathParam("round") String round, @NotNull @Valid Ruling ruling) {
        return commands.rule(visible.table(table), round, ruling);
    }

    @POST
    @Path("{round}/jackpot-validation")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.RULE_ON_ROUNDS)
    @Operation(summary = "Let the progressive win of a seat be paid")
    public CommandTaken validateJackpot(
            @PathParam("table") String table, @PathParam("round") String round, @NotNull @Valid Validation validation) {
        return commands.validate(visible.table(table), round, validation);
    }

    @POST
    @Path("{round}/correction")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.CORRECT_ROUNDS)
    @Operation(
            summary = "Correct a settled round",
            description = "Replaces the whole facts: the old settlement is reversed and a new revision added.")
    public CommandTaken correctRound(
            @PathParam("table") String table, @PathParam("round") String round, @NotNull @Valid Correction correction) {
        return commands.correct(visible.table(table), round, correction);
    }
}
