package io.baize.simulator;

import static io.baize.simulator.EventData.empty;
import static io.baize.simulator.EventData.lower;
import static io.baize.simulator.EventData.text;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.kernel.Money;
import io.baize.table.TableEvent;
import io.baize.table.TrayCount;

/** The data of events about money. */
final class MoneyData {

    private MoneyData() {}

    static EventData of(TableEvent.OfMoney moved) {
        ObjectNode data = switch (moved) {
            case TableEvent.Dropped _, TableEvent.TipTaken _ -> empty();
            case TableEvent.CouponDropped(TableEvent.Coupon kind, Money _) -> text("kind", lower(kind));
            case TableEvent.MarkerIssued(String marker, String player, Money _) ->
                text("marker", marker).put("player", player);
            case TableEvent.MarkerRedeemed(String marker, TableEvent.Payment with, Money _) ->
                text("marker", marker).put("with", lower(with));
            case TableEvent.FillDelivered(String slip, Money _) -> text("slip", slip);
            case TableEvent.CreditDelivered(String slip, Money _) -> text("slip", slip);
            case TableEvent.RakeTaken(String round, TableEvent.Into into, Money _) ->
                (round == null ? empty() : text("round", round)).put("into", lower(into));
            case TableEvent.VigorishOwed(int seat, Money _) -> empty().put("seat", seat);
            case TableEvent.VigorishCollected(int seat, Money _) -> empty().put("seat", seat);
            case TableEvent.HandPaid(String slip, String round, int seat, Money _) ->
                text("slip", slip).put("round", round).put("seat", seat);
        };
        return new EventData(type(moved), data.put("amount", moved.amount().cents()));
    }

    static ObjectNode opened(TableEvent.TableOpened opened) {
        ObjectNode data = text("dealer", opened.dealer());
        return opened.opener() == null ? data : data.set("opener", count(opened.opener()));
    }

    static ObjectNode closed(TableEvent.TableClosed closed) {
        return closed.closer() == null ? empty() : empty().set("closer", count(closed.closer()));
    }

    static ObjectNode counted(TableEvent.InventoryCounted counted) {
        return text("kind", lower(counted.kind())).set("count", count(counted.count()));
    }

    static ObjectNode dropCounted(TableEvent.DropCounted drop) {
        ObjectNode data =
                text("box", drop.box()).put("gamingDay", drop.gamingDay().toString());
        for (TableEvent.Instrument instrument : TableEvent.Instrument.values()) {
            data.put(
                    lower(instrument),
                    drop.counted().getOrDefault(instrument, Money.ZERO).cents());
        }
        return data.put("by", drop.by());
    }

    private static ObjectNode count(TrayCount count) {
        ObjectNode chips = empty();
        count.chips().pieces().forEach((denomination, pieces) -> chips.put(String.valueOf(denomination), pieces));
        return empty().<ObjectNode>set("chips", chips)
                .put("dealer", count.dealer())
                .put("supervisor", count.supervisor());
    }

    private static String type(TableEvent.OfMoney moved) {
        return switch (moved) {
            case TableEvent.Dropped dropped -> "drop." + lower(dropped.instrument());
            case TableEvent.CouponDropped _ -> "drop.coupon";
            case TableEvent.MarkerIssued _ -> "marker.issued";
            case TableEvent.MarkerRedeemed _ -> "marker.redeemed";
            case TableEvent.FillDelivered _ -> "fill.delivered";
            case TableEvent.CreditDelivered _ -> "credit.delivered";
            case TableEvent.RakeTaken _ -> "rake.taken";
            case TableEvent.VigorishOwed _ -> "vigorish.owed";
            case TableEvent.VigorishCollected _ -> "vigorish.collected";
            case TableEvent.TipTaken _ -> "tip.taken";
            case TableEvent.HandPaid _ -> "jackpot.hand-paid";
        };
    }
}
