package io.baize.api;

import io.baize.api.Documents.Reason;
import io.baize.api.SlipDocuments.Copy;
import io.baize.api.SlipDocuments.Counted;
import io.baize.api.SlipDocuments.SlipDetails;
import io.baize.api.SlipDocuments.SlipRequest;
import io.baize.api.SlipDocuments.Slips;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.ledger.slip.Act;
import io.baize.ledger.slip.Order;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.store.SlipFilter;
import io.baize.ledger.slip.store.SlipLine;
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
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/slips")
@Tag(name = "Slips")
public class SlipsResource {

    private static final int ACCEPTED = 202;
    private static final String STATES = "requested|disputed|prepared|delivered|posted|void-asked|void";
    private static final String DAY = "\\d{4}-\\d{2}-\\d{2}";

    private final VisibleFloor floor;
    private final VisibleSlips visible;
    private final SlipQueries slips;
    private final SlipRequests requests;
    private final SlipDesk desk;

    SlipsResource(VisibleFloor floor, VisibleSlips visible, SlipQueries slips, SlipRequests requests, SlipDesk desk) {
        this.floor = floor;
        this.visible = visible;
        this.slips = slips;
        this.requests = requests;
        this.desk = desk;
    }

    @GET
    @AllowedTo(Access.READ_SLIPS)
    @Operation(summary = "Slips in your sight, the highest numbers first")
    public Slips listSlips(
            @QueryParam("property") String property,
            @QueryParam("table") String table,
            @QueryParam("gamingDay") @Pattern(regexp = DAY, message = "reads like 2026-11-02") String gamingDay,
            @QueryParam("state") @Pattern(regexp = STATES, message = "is one of " + STATES) String state,
            @BeanParam Page page) {
        SlipPlace before = SlipPlace.read(page.before());
        SlipFilter filter = new SlipFilter(floor.ids(property), table, SlipPlace.day(gamingDay), state);
        List<SlipLine> shown = slips.page(filter, before.number(), before.property(), page.size());
        return new Slips(
                shown.stream().map(this::details).toList(),
                shown.size() < page.size()
                        ? null
                        : SlipPlace.of(shown.getLast()).write());
    }

    @POST
    @AllowedTo(Access.REQUEST_SLIPS)
    @Operation(summary = "Ask for a fill, or to give chips back", description = """
                    The slip gets the property's next number. A repeat with the same reference is answered with the \
                    first slip. Chips never go from table to table: 422 `no-table-to-table-transfer`.""")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<SlipDetails> requestSlip(@NotNull @Valid SlipRequest request) {
        Added<Slip> added = requests.add(request);
        Order order = added.value().order();
        return Translate.answer(
                added, _ -> read(order.property(), order.id()), "slips", order.property() + "/" + order.id());
    }

    @GET
    @Path("{property}/{number}")
    @AllowedTo(Access.READ_SLIPS)
    @Operation(summary = "One slip, with everyone who signed it")
    public SlipDetails readSlip(@PathParam("property") String property, @PathParam("number") String number) {
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/preparation")
    @AllowedTo(Access.PREPARE_SLIPS)
    @Operation(summary = "The cage counted the chips", description = """
                    Of a fill as they leave the cage: another count than the slip's is 422 `count-differs`. Of a \
                    credit as they arrive: another count disputes the slip until somebody answers.""")
    public SlipDetails prepareSlip(
            @PathParam("property") String property,
            @PathParam("number") String number,
            @NotNull @Valid Counted counted) {
        desk.prepare(property, number, counted.count());
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/delivery")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.DELIVER_SLIPS)
    @Operation(summary = "The table counted the chips", description = """
                    Of a fill as they arrive: another count disputes the slip. Of a credit as they left: another count \
                    is 422 `count-differs`. The slip is posted once the table's own stream has taken it.""")
    public SlipDetails deliverSlip(
            @PathParam("property") String property,
            @PathParam("number") String number,
            @NotNull @Valid Counted counted) {
        desk.deliver(property, number, counted.count());
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/void-request")
    @AllowedTo(Access.VOID_SLIPS)
    @Operation(
            summary = "Ask that a slip be void",
            description = "The other side, cage or table, confirms or declines.")
    public SlipDetails askVoid(
            @PathParam("property") String property, @PathParam("number") String number, @NotNull @Valid Reason reason) {
        desk.take(property, number, new Act.AskVoid(reason.reason()));
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/void-confirmation")
    @AllowedTo(Access.VOID_SLIPS)
    @Operation(summary = "Confirm as the second person that a slip is void", description = "It keeps its number.")
    public SlipDetails confirmVoid(@PathParam("property") String property, @PathParam("number") String number) {
        desk.take(property, number, new Act.ConfirmVoid());
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/void-refusal")
    @AllowedTo(Access.VOID_SLIPS)
    @Operation(summary = "Decline to void a slip, or think better of it")
    public SlipDetails declineVoid(
            @PathParam("property") String property, @PathParam("number") String number, @NotNull @Valid Reason reason) {
        desk.take(property, number, new Act.DeclineVoid(reason.reason()));
        return read(property, number);
    }

    @POST
    @Path("{property}/{number}/prints")
    @AllowedTo(Access.PRINT_SLIPS)
    @Operation(
            summary = "Take a copy on paper",
            description = "Every copy after the first says REPRINT and which it is.")
    public Copy printSlip(@PathParam("property") String property, @PathParam("number") String number) {
        int copy = desk.print(property, number);
        return visible.slip(property, number).copies().stream()
                .filter(one -> one.number() == copy)
                .map(Copy::of)
                .findFirst()
                .orElseThrow();
    }

    private SlipDetails read(String property, String number) {
        return details(visible.slip(property, number));
    }

    private SlipDetails details(SlipLine line) {
        return SlipDetails.of(line, visible.open(line.slip()));
    }
}
