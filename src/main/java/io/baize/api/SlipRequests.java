package io.baize.api;

import io.baize.api.SlipDocuments.SlipRequest;
import io.baize.api.problem.Refused;
import io.baize.kernel.Chips;
import io.baize.ledger.slip.Desk;
import io.baize.ledger.slip.Order;
import io.baize.ledger.slip.Person;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.store.SlipConfig;
import io.baize.ledger.slip.store.SlipStore;
import io.baize.terms.store.GamingTable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Map;
import java.util.Optional;

/** Numbers slips. Meanwhile the property's counter is held, so that a repeat is seen and no number lost. */
@ApplicationScoped
@Transactional
class SlipRequests {

    private final SlipStore slips;
    private final SlipConfig config;
    private final VisibleFloor floor;
    private final VisibleSlips visible;
    private final Acts acts;

    SlipRequests(SlipStore slips, SlipConfig config, VisibleFloor floor, VisibleSlips visible, Acts acts) {
        this.slips = slips;
        this.config = config;
        this.floor = floor;
        this.visible = visible;
        this.acts = acts;
    }

    Added<Slip> add(SlipRequest request) {
        GamingTable table = floor.table(request.table());
        SlipKind kind = VisibleSlips.given(SlipKind.read(request.kind()));
        Chips chips = VisibleSlips.given(request.count().readSome(config.values()));
        Person who = visible.person();
        VisibleSlips.given(Desk.mayRequest(who));
        long last = slips.lastNumberHeld(table.property());
        Optional<Slip> first = slips.byReference(table.property(), request.reference());
        if (first.isPresent()) {
            return new Added<>(same(first.get(), kind, table, chips), false);
        }
        Order order = new Order(
                table.property(),
                last + 1,
                kind,
                table.id(),
                floor.property(table.property()).gamingDay(acts.now()),
                request.reference(),
                chips);
        Slip slip = VisibleSlips.given(Desk.request(order, who, acts.now()));
        slips.add(slip);
        acts.record(
                order.property(),
                "slip.request",
                "slip/" + order.id(),
                Map.of("kind", kind.id(), "table", order.table(), "chips", chips.pieces(), "total", request.total()));
        return new Added<>(slip, true);
    }

    private static Slip same(Slip first, SlipKind kind, GamingTable table, Chips chips) {
        if (!first.order().asksLike(kind, table.id(), chips)) {
            throw Refused.conflict(
                    "already-exists",
                    "slip " + first.order().id() + " had this reference, and asked for something else");
        }
        return first;
    }
}
