package io.baize.ingest;

import static io.baize.ingest.Fields.amountOrNothing;
import static io.baize.ingest.Fields.day;
import static io.baize.ingest.Fields.id;
import static io.baize.ingest.Fields.money;
import static io.baize.ingest.Fields.one;
import static io.baize.ingest.Fields.person;
import static io.baize.ingest.Fields.seat;

import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Instrument;
import io.baize.table.TrayCount;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How the data of events about money is read: drop, slips, markers, what else moves in chips, and counts. */
final class MoneyEvents {

    record Amount(Long amount) {}

    record Coupon(Long amount, String kind) {}

    record Slip(String slip, Long amount) {}

    record Marker(String marker, String player, Long amount) {}

    record Redeemed(String marker, String with, Long amount) {}

    record Rake(String round, String into, Long amount) {}

    record Vigorish(Integer seat, Long amount) {}

    record HandPaid(String slip, String round, Integer seat, Long amount) {}

    record Count(Map<String, Long> chips, String dealer, String supervisor) {}

    record Counted(String kind, Count count) {}

    record Box(String box) {}

    record DropCounted(String box, String gamingDay, Long cash, Long marker, Long coupon, Long other, String by) {}

    private MoneyEvents() {}

    static List<EventTypes.Type<?>> types() {
        return List.of(
                type("drop.cash", Amount.class, d -> new TableEvent.Dropped(Instrument.CASH, money(d.amount()))),
                type("drop.marker", Amount.class, d -> new TableEvent.Dropped(Instrument.MARKER, money(d.amount()))),
                type("drop.coupon", Coupon.class, MoneyEvents::coupon),
                type(
                        "marker.issued",
                        Marker.class,
                        d -> new TableEvent.MarkerIssued(
                                id("marker", d.marker()), id("player", d.player()), money(d.amount()))),
                type(
                        "marker.redeemed",
                        Redeemed.class,
                        d -> new TableEvent.MarkerRedeemed(
                                id("marker", d.marker()),
                                one("with", d.with(), TableEvent.Payment.class),
                                money(d.amount()))),
                type(
                        "fill.delivered",
                        Slip.class,
                        d -> new TableEvent.FillDelivered(id("slip", d.slip()), money(d.amount()))),
                type(
                        "credit.delivered",
                        Slip.class,
                        d -> new TableEvent.CreditDelivered(id("slip", d.slip()), money(d.amount()))),
                type(
                        "rake.taken",
                        Rake.class,
                        d -> new TableEvent.RakeTaken(
                                d.round() == null ? null : id("round", d.round()),
                                one("into", d.into(), TableEvent.Into.class),
                                money(d.amount()))),
                type(
                        "vigorish.owed",
                        Vigorish.class,
                        d -> new TableEvent.VigorishOwed(seat(d.seat()), money(d.amount()))),
                type(
                        "vigorish.collected",
                        Vigorish.class,
                        d -> new TableEvent.VigorishCollected(seat(d.seat()), money(d.amount()))),
                type("tip.taken", Amount.class, d -> new TableEvent.TipTaken(money(d.amount()))),
                type(
                        "jackpot.hand-paid",
                        HandPaid.class,
                        d -> new TableEvent.HandPaid(
                                id("slip", d.slip()), id("round", d.round()), seat(d.seat()), money(d.amount()))),
                type(
                        "inventory.counted",
                        Counted.class,
                        d -> new TableEvent.InventoryCounted(
                                one("kind", d.kind(), TrayCount.Kind.class), count("count", d.count()))),
                type("box.removed", Box.class, d -> new TableEvent.BoxRemoved(id("box", d.box()))),
                type("command.drop-counted", DropCounted.class, MoneyEvents::dropCounted));
    }

    /** Two people count a tray; one person who signs twice has not counted it before anyone. */
    static TrayCount count(String field, Count count) {
        if (count == null) {
            throw new Unreadable(field, null, field + " is missing");
        }
        Chips chips = Fields.chips(field, count.chips());
        String dealer = id("dealer", count.dealer());
        String supervisor = person("supervisor", count.supervisor());
        if (dealer.equals(supervisor)) {
            throw new Unreadable(field, "two people", "dealer and supervisor are one person");
        }
        return new TrayCount(chips, dealer, supervisor);
    }

    static TrayCount countOrNone(String field, Count count) {
        return count == null ? null : count(field, count);
    }

    private static TableEvent coupon(Coupon d) {
        TableEvent.Coupon kind =
                d.kind() == null ? TableEvent.Coupon.CHIPS : one("kind", d.kind(), TableEvent.Coupon.class);
        return new TableEvent.CouponDropped(kind, money(d.amount()));
    }

    private static TableEvent dropCounted(DropCounted d) {
        Map<Instrument, Money> counted = new EnumMap<>(Instrument.class);
        counted.put(Instrument.CASH, amountOrNothing("cash", d.cash()));
        counted.put(Instrument.MARKER, amountOrNothing("marker", d.marker()));
        counted.put(Instrument.COUPON, amountOrNothing("coupon", d.coupon()));
        counted.put(Instrument.OTHER, amountOrNothing("other", d.other()));
        return new TableEvent.DropCounted(
                id("box", d.box()), day("gamingDay", d.gamingDay()), counted, person("by", d.by()));
    }

    private static <D> EventTypes.Type<D> type(
            String name, Class<D> data, java.util.function.Function<D, TableEvent> event) {
        return new EventTypes.Type<>(name, data, event);
    }
}
