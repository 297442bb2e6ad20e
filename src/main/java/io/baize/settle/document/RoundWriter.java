package io.baize.settle.document;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a round and the terms it played under as a document that settles to the same answer anywhere. */
public final class RoundWriter {

    private RoundWriter() {}

    public static RoundDocument document(Round round, TermsInForce terms, Map<String, Long> meters, LocalDate day) {
        TermsDocument chosen = TermsDocument.of(terms.terms());
        return new RoundDocument(
                terms.pack().jurisdiction().id(),
                terms.pack().game(),
                day.toString(),
                chosen.offered(),
                chosen.selections(),
                chosen.customTables(),
                chosen.elections(),
                chosen.readings(),
                chosen.meterGroups(),
                chosen.limits(),
                chosen.payoutLimit(),
                chosen.payoutLimits(),
                meters,
                round.bets().stream().map(RoundWriter::bet).toList(),
                cards(round.cards()),
                round.decisions().stream().map(RoundWriter::decision).toList(),
                round.irregularities().stream().map(RoundWriter::irregularity).toList(),
                round.drawn().isEmpty() ? null : round.drawn());
    }

    private static RoundDocument.BetDocument bet(Bet bet) {
        String funds = bet.funds() == Bet.Funds.CHIPS ? null : "promotional";
        return new RoundDocument.BetDocument(
                bet.id(), bet.seat(), bet.player(), bet.wager(), bet.amount().cents(), bet.street(), funds, bet.on());
    }

    private static RoundDocument.DecisionDocument decision(Decision decision) {
        List<String> hands = decision.hands().stream().map(Card::write).toList();
        return new RoundDocument.DecisionDocument(
                decision.seat(), decision.street(), decision.choice().id(), hands.isEmpty() ? null : hands);
    }

    private static RoundDocument.CardsDocument cards(Dealt dealt) {
        Map<String, String> seats = new TreeMap<>();
        dealt.seats().forEach((seat, cards) -> seats.put(String.valueOf(seat), Card.write(cards)));
        return new RoundDocument.CardsDocument(seats, text(dealt.dealer()), text(dealt.community()));
    }

    private static String text(List<Card> cards) {
        return cards.isEmpty() ? null : Card.write(cards);
    }

    private static RoundDocument.IrregularityDocument irregularity(Irregularity irregularity) {
        String ruling = irregularity.ruling() == null
                ? null
                : irregularity.ruling() == Irregularity.Ruling.VOID ? "void" : "play-on";
        return new RoundDocument.IrregularityDocument(
                irregularity.kind(), irregularity.seat() == 0 ? null : irregularity.seat(), ruling);
    }
}
