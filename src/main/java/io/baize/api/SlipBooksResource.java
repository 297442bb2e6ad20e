package io.baize.api;

import io.baize.api.SlipDocuments.ExceptionDetails;
import io.baize.api.SlipDocuments.Exceptions;
import io.baize.api.SlipDocuments.Numbers;
import io.baize.api.SlipDocuments.SlipAnswer;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.store.SlipQueries;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What the slips of a property come to as a whole: their numbers, and what about them does not agree. */
@Path("/api/v1")
@Tag(name = "Slips")
public class SlipBooksResource {

    /** One report covers so many numbers at most. */
    static final long MOST_NUMBERS = 10_000;

    private static final String NUMBER = "[1-9][0-9]{0,17}";

    private final VisibleFloor floor;
    private final VisibleSlips visible;
    private final SlipQueries slips;
    private final SlipAnswers answers;

    SlipBooksResource(VisibleFloor floor, VisibleSlips visible, SlipQueries slips, SlipAnswers answers) {
        this.floor = floor;
        this.visible = visible;
        this.slips = slips;
        this.answers = answers;
    }

    @GET
    @Path("slip-numbers")
    @AllowedTo(Access.READ_SLIP_BOOKS)
    @Operation(
            summary = "What became of each slip number of a property",
            description = "Void, unused and missing ones by number; without `from` and `to` the newest 10,000.")
    public Numbers readSlipNumbers(
            @QueryParam("property") @NotNull String property,
            @QueryParam("from") @Pattern(regexp = NUMBER, message = "is a number from 1") String from,
            @QueryParam("to") @Pattern(regexp = NUMBER, message = "is a number from 1") String to) {
        String id = floor.property(property).id();
        long last = slips.lastNumber(id);
        long end = to == null ? last : Math.min(Long.parseLong(to), last);
        long start = from == null ? Math.max(1, end - MOST_NUMBERS + 1) : Long.parseLong(from);
        if (end - start >= MOST_NUMBERS) {
            throw Refused.badRequest(new Refusal(
                    "field-invalid", "from", MOST_NUMBERS + " numbers", "ask for fewer numbers at once", null));
        }
        return Numbers.of(id, slips.numbers(id, start, end, last));
    }

    @GET
    @Path("slip-exceptions")
    @AllowedTo(Access.READ_SLIP_BOOKS)
    @Operation(summary = "What about slips does not agree, newest first")
    public Exceptions listSlipExceptions(
            @QueryParam("property") String property,
            @QueryParam("status") @Pattern(regexp = "open", message = "is open") String status,
            @BeanParam Page page) {
        List<SlipException> shown = slips.exceptions(
                floor.ids(property),
                status != null,
                page.before() == null
                        ? Long.MAX_VALUE
                        : SlipPlace.read(page.before()).number(),
                page.size());
        return new Exceptions(
                shown.stream().map(ExceptionDetails::of).toList(),
                shown.size() < page.size()
                        ? null
                        : Long.toString(shown.getLast().id()));
    }

    @POST
    @Path("slip-exceptions/{exception}/answer")
    @AllowedTo(Access.ANSWER_SLIPS)
    @Operation(summary = "Answer an exception", description = """
                    By somebody who handled nothing of the slip. Where two counts differ, `stands` says whose \
                    goes on.""")
    public ExceptionDetails answerSlipException(@PathParam("exception") String id, @NotNull @Valid SlipAnswer answer) {
        answers.answer(id, answer);
        return ExceptionDetails.of(visible.exception(id));
    }
}
