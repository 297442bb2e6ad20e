package io.baize.ingest;

import io.baize.settle.document.RoundDocument;
import java.util.List;

/** The data of each event type, as its JSON Schema states it (contracts/schemas/in). */
final class EventData {

    private EventData() {}

    record Opened(String dealer, MoneyEvents.Count opener) {}

    record Closed(MoneyEvents.Count closer) {}

    record Dealer(String dealer) {}

    record RoundOnly(String round) {}

    record BetPlaced(
            String round,
            String bet,
            Integer seat,
            String player,
            String wager,
            Long amount,
            String street,
            String funds,
            String on) {}

    record BetIncreased(String round, String bet, Long amount) {}

    record BetWithdrawn(String round, String bet) {}

    record CardsDealt(String round, String to, Integer seat, String cards, Boolean redeal) {}

    record DecisionMade(String round, Integer seat, String street, String decision, List<String> hands) {}

    record NumberDrawn(String round, Integer number) {}

    record IrregularityDeclared(String round, String kind, Integer seat) {}

    record RoundVoided(String round, String reason) {}

    record RoundCorrected(
            String round,
            String reason,
            String by,
            List<RoundDocument.BetDocument> bets,
            RoundDocument.CardsDocument cards,
            List<RoundDocument.DecisionDocument> decisions,
            List<RoundDocument.IrregularityDocument> irregularities,
            List<Integer> drawn) {}

    record GapAccepted(String round, String by, String reason) {}

    record IrregularityRuled(String round, String by, String reason, String ruling) {}

    record ProgressiveRegistered(String round, List<Integer> seats) {}

    record ProgressiveLockedOut(String round, Integer chips) {}

    record JackpotValidated(String round, Integer seat, String by, String reason) {}

    record QuarantineReleased(String quarantineId, String by, String reason) {}

    record ChangeActivated(String request, String by) {}

    record PoolReceived(String request, String fromTable, String fromSchedule, String schedule, Long amount) {}
}
