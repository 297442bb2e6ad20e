package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Game;
import io.baize.game.Games;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.IrregularityRule;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Round + pack + terms + meters → settlement. A pure function: live rounds, previews and replays all end here. */
public final class Settle {

    private Settle() {}

    public static Answer<Settlement> round(Round round, TermsInForce terms, Map<String, Meter> meters) {
        Game game = Games.find(terms.pack().game()).orElseThrow();
        return Disposition.of(round, terms).then(disposition -> {
            List<Bet> live = inPayOrder(live(round, disposition), terms);
            return oneDeck(round, live, terms)
                    .then(facts -> game.decide(facts, live, terms))
                    .then(verdicts -> Pricing.price(verdicts, terms, meters))
                    .then(priced -> Answer.of(settlement(round, disposition, priced, terms)));
        });
    }

    /** A card in two places decides nothing; a round that is void altogether needs no cards to be right. */
    private static Answer<Round> oneDeck(Round round, List<Bet> live, TermsInForce terms) {
        boolean noJoker = terms.pack().jokers() == null;
        if (!live.isEmpty() && noJoker && round.cards().all().contains(Card.JOKER)) {
            String clause = terms.pack().decks().cite().clause();
            return Answer.refused(Refusal.of("card-unknown", "cards", "the game is played without a joker", clause));
        }
        Optional<Card> repeated = round.cards().firstRepeated();
        if (live.isEmpty() || repeated.isEmpty() || terms.pack().decks().value() != 1) {
            return Answer.of(round);
        }
        String message = repeated.get() + " lies in two places, and the game has one deck";
        String clause = terms.pack().decks().cite().clause();
        return Answer.refused(Refusal.of("duplicate-card", "cards", message, clause));
    }

    /** The bets that an irregularity voids; a voided progressive wager feeds no meter. */
    public static Answer<Set<Bet>> voidedBets(Round round, TermsInForce terms) {
        return Disposition.of(round, terms)
                .then(disposition -> Answer.of(disposition.voided().keySet()));
    }

    /** A round that was called off: every bet goes back. */
    public static Settlement voided(Round round, TermsInForce terms, String reason) {
        String clause = Optional.ofNullable(terms.pack().rules().get("bets-on-void"))
                .map(rule -> rule.cite().clause())
                .orElse(null);
        List<SettledBet> bets = inPayOrder(round.bets(), terms).stream()
                .map(bet -> returned(bet, "Round void: " + reason, clause))
                .toList();
        return new Settlement(Settlement.Status.VOID, bets, Map.of());
    }

    private static List<Bet> live(Round round, Disposition disposition) {
        return round.bets().stream()
                .filter(bet -> !disposition.voided().containsKey(bet)
                        && !disposition.abandoned().containsKey(bet))
                .toList();
    }

    private static Settlement settlement(
            Round round, Disposition disposition, Pricing.Priced priced, TermsInForce terms) {
        List<SettledBet> bets = new ArrayList<>(PayoutLimit.apply(priced.bets(), terms));
        disposition
                .voided()
                .forEach((bet, rule) -> bets.add(returned(
                        bet,
                        rule.says() == null ? rule.kind() : rule.says(),
                        rule.cite().clause())));
        disposition.abandoned().forEach((bet, rule) -> bets.add(abandoned(bet, rule)));
        bets.sort(Comparator.comparing(SettledBet::bet, payOrder(terms)));
        boolean allVoid = !round.bets().isEmpty()
                && disposition.voided().size() == round.bets().size();
        return new Settlement(
                allVoid ? Settlement.Status.VOID : Settlement.Status.SETTLED, List.copyOf(bets), priced.meters());
    }

    private static SettledBet returned(Bet bet, String why, String clause) {
        String explanation = why + " The stake of " + bet.amount() + " is returned.";
        SettledLine line =
                new SettledLine(null, null, "void", "push", Money.ZERO, bet.amount(), why, explanation, clause);
        return new SettledBet(bet, List.of(line), Money.ZERO);
    }

    private static SettledBet abandoned(Bet bet, IrregularityRule rule) {
        String explanation = rule.says() + " " + bet.amount() + " loses.";
        String clause = rule.cite().clause();
        SettledLine line = new SettledLine(
                null, null, "abandoned", "lose", Money.ZERO, Money.ZERO, rule.says(), explanation, clause);
        return new SettledBet(bet, List.of(line), Money.ZERO);
    }

    private static List<Bet> inPayOrder(List<Bet> bets, TermsInForce terms) {
        return bets.stream().sorted(payOrder(terms)).toList();
    }

    /** Counter-clockwise from the dealer's right: the highest seat first; within a seat, the pack's order of wagers. */
    private static Comparator<Bet> payOrder(TermsInForce terms) {
        List<String> wagers = List.copyOf(terms.pack().wagers().keySet());
        return Comparator.comparingInt(Bet::seat).reversed().thenComparing(bet -> wagers.indexOf(bet.wager()));
    }
}
