package io.baize.game.stud;

import io.baize.game.Bet;
import io.baize.game.Category;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Three-card poker (5324.31): ante and play against the dealer, pair plus against the pay table. */
public final class ThreeCardPoker implements Game {

    private static final String PLAY = "play";
    private static final String PAIR_PLUS = "pair-plus";
    private static final Layout LAYOUT = new Layout(3, 3, 0);
    private static final int QUEEN = 10;

    @Override
    public String id() {
        return "three-card-poker";
    }

    @Override
    public Layout layout(Rules rules) {
        return LAYOUT;
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                "ante", Outcomes.each("win dealer-not-qualified tie lose fold"),
                "play", Outcomes.each("win dealer-not-qualified tie lose"),
                "ante-bonus", Outcomes.each("straight three-of-a-kind straight-flush"),
                "pair-plus", Outcomes.each("pair flush straight three-of-a-kind straight-flush other fold"),
                "six-card-bonus/pair-plus", SixCardBonus.outcomes(),
                "six-card-bonus/ante-and-pair-plus", SixCardBonus.outcomes());
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        Set<String> asked = new TreeSet<>();
        if (wagers.contains(PAIR_PLUS)) {
            asked.add("fold-pair-plus");
        }
        if (wagers.contains(SixCardBonus.WAGER)) {
            asked.add("six-card-bonus-version");
        }
        return asked;
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.CARDS;
    }

    @Override
    public String streetAfter(int communityCards) {
        return "deal";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        StudFacts facts = new StudFacts(round, LAYOUT, PLAY);
        return facts.each(bets, bet -> decide(facts, bet, rules));
    }

    private static Answer<List<Verdict>> decide(StudFacts facts, Bet bet, Rules rules) {
        int seat = bet.seat();
        boolean lost = facts.folded(seat) && rules.says("fold-pair-plus", "lost");
        return switch (bet.wager()) {
            case StudFacts.ANTE, PLAY ->
                StudFacts.unless(facts.againstTheDealer(seat), () -> againstTheDealer(facts, bet));
            case PAIR_PLUS ->
                lost ? Answer.of(StudFacts.fold(bet)) : StudFacts.unless(facts.seat(seat), () -> pairPlus(facts, bet));
            case SixCardBonus.WAGER ->
                StudFacts.unless(facts.seat(seat).or(facts::dealer), () -> sixCards(facts, bet, rules));
            default -> StudFacts.unknown(bet);
        };
    }

    private static List<Verdict> againstTheDealer(StudFacts facts, Bet bet) {
        if (facts.folded(bet.seat())) {
            return StudFacts.fold(bet);
        }
        PokerHand player = PokerHand.three(facts.cards(bet.seat()));
        PokerHand dealer = PokerHand.three(facts.round().cards().dealer());
        Showdown showdown = new Showdown(player, dealer, qualifies(dealer));
        List<Verdict> verdicts = new ArrayList<>();
        verdicts.add(Verdict.of(bet, bet.wager(), showdown.outcome(), showdown.words()));
        if (bet.wager().equals(StudFacts.ANTE) && player.atLeast(Category.STRAIGHT)) {
            verdicts.add(Verdict.of(bet, "ante-bonus", player.category().label(), "Player has " + player));
        }
        return verdicts;
    }

    /** "Dealer plays with queen high or better": 5324.31(a)(2)(iv). */
    private static boolean qualifies(PokerHand dealer) {
        return dealer.atLeast(Category.PAIR) || dealer.leading() >= QUEEN;
    }

    private static List<Verdict> pairPlus(StudFacts facts, Bet bet) {
        PokerHand hand = PokerHand.three(facts.cards(bet.seat()));
        String outcome = hand.atLeast(Category.PAIR) ? hand.category().label() : "other";
        return List.of(Verdict.of(bet, PAIR_PLUS, outcome, "Player has " + hand));
    }

    private static List<Verdict> sixCards(StudFacts facts, Bet bet, Rules rules) {
        String schedule = SixCardBonus.WAGER + "/"
                + rules.answer("six-card-bonus-version").orElseThrow();
        return SixCardBonus.decide(
                bet, schedule, facts.cards(bet.seat()), facts.round().cards().dealer());
    }
}
