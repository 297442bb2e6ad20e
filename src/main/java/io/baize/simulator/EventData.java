package io.baize.simulator;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.kernel.Money;
import io.baize.table.TableEvent;
import java.util.List;
import java.util.Locale;

/** An event's type, without prefix and version, and its data, as {@code contracts/schemas/in} has them. */
record EventData(String type, ObjectNode data) {

    static EventData of(TableEvent event) {
        return switch (event) {
            case TableEvent.TableOpened opened -> new EventData("table.opened", MoneyData.opened(opened));
            case TableEvent.TableClosed closed -> new EventData("table.closed", MoneyData.closed(closed));
            case TableEvent.DealerChanged(String dealer) ->
                new EventData("table.dealer-changed", text("dealer", dealer));
            case TableEvent.RoundOpened(String round) -> new EventData("round.opened", text("round", round));
            case TableEvent.BetPlaced(String round, Bet bet) -> new EventData("bet.placed", placed(round, bet));
            case TableEvent.BetIncreased(String round, String bet, Money addition) ->
                new EventData(
                        "bet.increased", text("round", round).put("bet", bet).put("amount", addition.cents()));
            case TableEvent.BetWithdrawn(String round, String bet) ->
                new EventData("bet.withdrawn", text("round", round).put("bet", bet));
            case TableEvent.BetsClosed(String round) -> new EventData("bets.closed", text("round", round));
            case TableEvent.ProgressiveRegistered(String round, List<Integer> seats) -> {
                ObjectNode data = text("round", round);
                seats.forEach(data.putArray("seats")::add);
                yield new EventData("progressive.registered", data);
            }
            case TableEvent.ProgressiveLockedOut(String round, int chips) ->
                new EventData("progressive.locked-out", text("round", round).put("chips", chips));
            case TableEvent.CardsDealt dealt -> new EventData("cards.dealt", dealt(dealt));
            case TableEvent.DecisionMade(String round, Decision decision) -> {
                ObjectNode data = text("round", round);
                data.setAll(FactsJson.decision(decision));
                yield new EventData("decision.made", data);
            }
            case TableEvent.NumberDrawn(String round, int number) ->
                new EventData("number.drawn", text("round", round).put("number", number));
            case TableEvent.IrregularityDeclared(String round, Irregularity irregularity) -> {
                ObjectNode data = text("round", round);
                data.setAll(FactsJson.irregularity(irregularity));
                yield new EventData("irregularity.declared", data);
            }
            case TableEvent.RoundCompleted(String round) -> new EventData("round.completed", text("round", round));
            case TableEvent.RoundVoided(String round, String reason) ->
                new EventData("round.voided", text("round", round).put("reason", reason));
            case TableEvent.RoundCorrected corrected -> {
                ObjectNode data = text("round", corrected.round())
                        .put("reason", corrected.reason())
                        .put("by", corrected.by());
                data.setAll(FactsJson.of(corrected.facts()));
                yield new EventData("round.corrected", data);
            }
            case TableEvent.OfMoney moved -> MoneyData.of(moved);
            case TableEvent.InventoryCounted counted -> new EventData("inventory.counted", MoneyData.counted(counted));
            case TableEvent.BoxRemoved(String box) -> new EventData("box.removed", text("box", box));
            case TableEvent.DropCounted counted ->
                new EventData("command.drop-counted", MoneyData.dropCounted(counted));
            case TableEvent.GapAccepted(String round, String by, String reason) ->
                new EventData("command.gap-accepted", command(round, by, reason));
            case TableEvent.IrregularityRuled(String round, String by, String reason, Irregularity.Ruling ruling) ->
                new EventData(
                        "command.irregularity-ruled",
                        command(round, by, reason).put("ruling", FactsJson.ruling(ruling)));
            case TableEvent.JackpotValidated(String round, int seat, String by, String reason) ->
                new EventData(
                        "command.jackpot-validated", command(round, by, reason).put("seat", seat));
            case TableEvent.ChangeActivated(String request, String by) ->
                new EventData(
                        "command.change-activated", text("request", request).put("by", by));
            case TableEvent.PoolReceived received ->
                new EventData(
                        "command.pool-received",
                        text("request", received.request())
                                .put("fromTable", received.fromTable())
                                .put("fromSchedule", received.fromSchedule())
                                .put("schedule", received.schedule())
                                .put("amount", received.pool().cents()));
            case TableEvent.QuarantineReleased(int partition, long offset, String by, String reason) ->
                new EventData(
                        "command.quarantine-released",
                        text("quarantineId", partition + "-" + offset)
                                .put("by", by)
                                .put("reason", reason));
        };
    }

    private static ObjectNode placed(String round, Bet bet) {
        ObjectNode data = text("round", round).put("bet", bet.id());
        ObjectNode rest = FactsJson.bet(bet);
        rest.remove("id");
        data.setAll(rest);
        return data;
    }

    private static ObjectNode dealt(TableEvent.CardsDealt dealt) {
        ObjectNode data = text("round", dealt.round()).put("to", lower(dealt.to()));
        if (dealt.to() == TableEvent.Place.SEAT) {
            data.put("seat", dealt.seat());
        }
        data.put("cards", Card.write(dealt.cards()));
        return dealt.redeal() ? data.put("redeal", true) : data;
    }

    private static ObjectNode command(String round, String by, String reason) {
        return text("round", round).put("by", by).put("reason", reason);
    }

    static ObjectNode text(String field, String value) {
        return empty().put(field, value);
    }

    static ObjectNode empty() {
        return JsonNodeFactory.instance.objectNode();
    }

    static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
