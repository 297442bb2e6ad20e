package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.IrregularityRule;
import io.baize.terms.TermsInForce;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which bets the irregularities of a round void, and which are lost because their player left, each with the rule that
 * says so; the others are settled.
 */
record Disposition(Map<Bet, IrregularityRule> voided, Map<Bet, IrregularityRule> abandoned) {

    private static final int BOARD = 5;
    private static final Set<IrregularityRule.Effect> ONE_HAND = EnumSet.of(
            IrregularityRule.Effect.VOID_HAND,
            IrregularityRule.Effect.LOSE_HAND,
            IrregularityRule.Effect.NO_SIDE_WAGERS,
            IrregularityRule.Effect.PLAYERS_OPTION);

    static Answer<Disposition> of(Round round, TermsInForce terms) {
        Map<Bet, IrregularityRule> voided = new LinkedHashMap<>();
        Map<Bet, IrregularityRule> abandoned = new LinkedHashMap<>();
        for (Irregularity irregularity : round.irregularities()) {
            IrregularityRule rule = terms.pack().irregularities().get(irregularity.kind());
            if (rule == null) {
                return refuse("irregularity-unknown", irregularity, "the pack knows no such irregularity", null);
            }
            if (ONE_HAND.contains(rule.effect()) && !round.seats().contains(irregularity.seat())) {
                return noSuchSeat(irregularity, rule);
            }
            switch (rule.effect()) {
                case PLAY_ON -> {}
                case VOID_ALL -> voidAll(round, terms, rule, voided);
                case VOID_HAND -> ofSeat(round, irregularity.seat()).forEach(bet -> voided.put(bet, rule));
                case LOSE_HAND -> {
                    if (!terms.says("abandoned-wagers", "settled")) {
                        ofSeat(round, irregularity.seat()).forEach(bet -> abandoned.put(bet, rule));
                    }
                }
                case NO_SIDE_WAGERS ->
                    ofSeat(round, irregularity.seat())
                            .filter(bet ->
                                    terms.pack().wagers().get(bet.wager()).side())
                            .forEach(bet -> voided.put(bet, rule));
                case PLAYERS_OPTION -> {
                    if (round.decided(irregularity.seat(), Decision.Choice.VOID)) {
                        ofSeat(round, irregularity.seat())
                                .filter(bet -> !settledAllTheSame(round, terms, rule, bet))
                                .forEach(bet -> voided.put(bet, rule));
                    } else if (!round.decided(irregularity.seat(), Decision.Choice.PLAY_ON)) {
                        String asked = "seat " + irregularity.seat() + " has not chosen to void the hand or to play on";
                        return refuse(
                                "decision-missing",
                                irregularity,
                                asked,
                                rule.cite().clause());
                    }
                }
                case SILENT -> {
                    if (irregularity.ruling() == null) {
                        String silent = "the text has no answer; a supervisor must rule";
                        return refuse(
                                "irregularity-not-ruled",
                                irregularity,
                                silent,
                                rule.cite().clause());
                    }
                    if (irregularity.ruling() == Irregularity.Ruling.VOID) {
                        boolean oneHand = irregularity.seat() != 0;
                        (oneHand ? ofSeat(round, irregularity.seat()) : round.bets().stream())
                                .filter(bet -> !settledAllTheSame(round, terms, rule, bet))
                                .forEach(bet -> voided.put(bet, rule));
                    }
                }
            }
        }
        abandoned.keySet().removeAll(voided.keySet());
        return Answer.of(new Disposition(voided, abandoned));
    }

    private static void voidAll(
            Round round, TermsInForce terms, IrregularityRule rule, Map<Bet, IrregularityRule> voided) {
        for (Bet bet : round.bets()) {
            if (!settledAllTheSame(round, terms, rule, bet)) {
                voided.put(bet, rule);
            }
        }
    }

    private static Stream<Bet> ofSeat(Round round, int seat) {
        return round.bets().stream().filter(bet -> bet.seat() == seat);
    }

    private static boolean settledAllTheSame(Round round, TermsInForce terms, IrregularityRule rule, Bet bet) {
        String reading = rule.settleIf().get(bet.wager());
        boolean named = rule.settle().contains(bet.wager()) || reading != null && terms.says(reading, "settled");
        boolean boardIncomplete = round.cards().community().size() < BOARD;
        boolean returnIfIncomplete = terms.says("void-trips-plus-board", "return-if-incomplete");
        return named && !(bet.wager().equals("trips-plus") && boardIncomplete && returnIfIncomplete);
    }

    private static Answer<Disposition> noSuchSeat(Irregularity irregularity, IrregularityRule rule) {
        String message = irregularity.seat() == 0
                ? "it concerns one hand and names no seat"
                : "seat " + irregularity.seat() + " has no bet in this round";
        return refuse("seat-missing", irregularity, message, rule.cite().clause());
    }

    private static Answer<Disposition> refuse(String code, Irregularity irregularity, String message, String cite) {
        return Answer.refused(Refusal.of(code, "irregularities." + irregularity.kind(), message, cite));
    }
}
