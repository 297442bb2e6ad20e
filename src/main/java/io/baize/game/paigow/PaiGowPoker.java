package io.baize.game.paigow;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Facts;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Pai gow poker, 5324.41: a five-card and a two-card hand against the dealer's or the bank's; both win, one pushes. */
public final class PaiGowPoker implements Game {

    static final String MAIN = "pai-gow";
    private static final int FIRST_CARDS = 3;
    private static final int NUMBERS = 7;
    private static final Set<String> BARRING_SURRENDER = Set.of("progressive", "seven-card-bonus");

    @Override
    public String id() {
        return "pai-gow-poker";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(SetHands.CARDS, SetHands.CARDS, 0);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        String five = "straight three-of-a-kind flush full-house four-of-a-kind";
        String premium = "four-of-a-kind straight-flush royal-flush five-aces seven-card-straight-flush-with-joker"
                + " royal-flush-plus-royal-match seven-card-straight-flush";
        Map<String, List<List<String>>> all = new HashMap<>();
        all.put(MAIN, Outcomes.each("win push lose fouled surrender"));
        all.put("number", Outcomes.each("win lose"));
        all.put("progressive", Outcomes.each(String.join(" ", PaiGowBonuses.PROGRESSIVE)));
        all.put("bonus", Outcomes.each("straight three-of-a-kind flush full-house other " + premium));
        all.put("envy", Outcomes.each(premium));
        all.put("insurance", Outcomes.each("ace-high king-high queen-high jack-high ten-high nine-high other"));
        all.put(
                "three-card-bonus",
                Outcomes.each("pair flush straight straight-flush three-of-a-kind natural-straight-flush other"));
        List<List<String>> seven = new ArrayList<>(Outcomes.each(five + " royal-flush five-aces other"));
        seven.add(List.of("straight-flush-with-joker", "straight-flush"));
        seven.add(List.of("natural-straight-flush", "straight-flush"));
        all.put("seven-card-bonus", List.copyOf(seven));
        all.put("imperial/player", Outcomes.each(five + " straight-flush royal-flush five-aces other"));
        all.put("imperial/banker", Outcomes.each("jack-high ten-high nine-high"));
        all.put("bank", Outcomes.each("bank co-bank"));
        return Map.copyOf(all);
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of("wheel-rank", "surrender-side-wagers", "bonus-straight-or-trips", "royal-match", "envy-minimum");
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.and(
                Irregularities.CARDS,
                "dealer-hands-set-wrong",
                "bank-hands-set-wrong",
                "invalid-shake",
                "wrong-starting-position",
                "shaker-malfunction");
    }

    @Override
    public String streetAfter(int communityCards) {
        return "deal";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Bet bet : bets) {
            Optional<Refusal> missing = SetHands.known(round, bet.seat()).or(() -> missing(round, bets, bet, rules));
            if (missing.isPresent()) {
                return Answer.refused(missing.get());
            }
            verdicts.addAll(verdicts(round, bets, bet, rules));
        }
        return Answer.of(verdicts);
    }

    private static Optional<Refusal> missing(Round round, List<Bet> bets, Bet bet, Rules rules) {
        int seat = bet.seat();
        if (SetHands.surrendered(round, seat)
                && round.bets().stream().anyMatch(other -> other.seat() == seat && bars(other))) {
            String message = "seat " + seat + " may not surrender: it has a progressive or seven-card bonus wager";
            return Optional.of(SetHands.notAllowed(message, "5324.41(g)(3)"));
        }
        return switch (bet.wager()) {
            case MAIN ->
                SetHands.surrendered(round, seat)
                        ? Optional.empty()
                        : SetHands.check(round, seat).or(() -> Banker.missing(round, bets, rules));
            case Banker.BANK -> Banker.mayBank(round, bet).or(() -> Banker.missing(round, bets, rules));
            case Banker.DEALER_WAGER -> Banker.dealerMissing(round, bets, rules);
            case "number" -> number(round, bet);
            case "bonus", "insurance" -> lost(round, seat, rules) ? Optional.empty() : SetHands.sevenCards(round, seat);
            case "imperial" ->
                lost(round, seat, rules)
                        ? Optional.empty()
                        : SetHands.sevenCards(round, seat)
                                .or(() -> SetHands.sevenCards(round, Banker.against(round, seat)));
            case "three-card-bonus" -> firstCards(round, seat);
            case "progressive", "seven-card-bonus" -> SetHands.sevenCards(round, seat);
            default -> Optional.of(Facts.unknownWager(bet));
        };
    }

    private static boolean bars(Bet bet) {
        return BARRING_SURRENDER.contains(bet.wager());
    }

    /** Surrendered cards are collected unexposed; what becomes of wagers on them is the pack's answer. */
    private static boolean lost(Round round, int seat, Rules rules) {
        return SetHands.surrendered(round, seat) && rules.says("surrender-side-wagers", "lost");
    }

    /** It is settled on them, whatever is dealt after (5324.41(n)(6), (n)(7)). */
    private static Optional<Refusal> firstCards(Round round, int seat) {
        List<Card> dealt = round.cards().seat(seat);
        List<Card> first = dealt.subList(0, Math.min(FIRST_CARDS, dealt.size()));
        return Facts.cards("cards.seats." + seat, first, FIRST_CARDS);
    }

    private static Optional<Refusal> number(Round round, Bet bet) {
        if (bet.on() == null || !bet.on().matches("[1-7]")) {
            return Optional.of(Refusal.of("field-unreadable", "bets." + bet.id(), "a number wager is on 1 to 7", null));
        }
        if (round.drawn().size() != 1) {
            return Optional.of(Refusal.of("number-missing", "drawn", "the number displayed is not known", null));
        }
        int drawn = round.drawn().getFirst();
        String message = "the generator displays 1 to 7, not " + drawn;
        return drawn >= 1 && drawn <= NUMBERS
                ? Optional.empty()
                : Optional.of(new Refusal("field-unreadable", "drawn", "1 to 7", message, "5324.41(j)(1)"));
    }

    private static List<Verdict> verdicts(Round round, List<Bet> bets, Bet bet, Rules rules) {
        List<Card> seven = round.cards().seat(bet.seat());
        String cards = "Player's cards are " + Card.write(seven);
        if (Set.of("bonus", "insurance", "imperial").contains(bet.wager()) && lost(round, bet.seat(), rules)) {
            String schedule = bet.wager().equals("imperial") ? "imperial/player" : bet.wager();
            List<Verdict> all = new ArrayList<>();
            all.add(Verdict.of(bet, schedule, "other", "Seat " + bet.seat() + " surrendered, its cards unexposed"));
            all.addAll(envy(round, bets, bet, rules));
            return all;
        }
        return switch (bet.wager()) {
            case MAIN -> List.of(main(round, bet, rules));
            case Banker.BANK -> List.of(Banker.verdict(round, bet));
            case Banker.DEALER_WAGER -> List.of(compared(round, bet, Banker.seat(round), rules));
            case "number" -> {
                int drawn = round.drawn().getFirst();
                String outcome = bet.on().equals(String.valueOf(drawn)) ? "win" : "lose";
                yield List.of(Verdict.of(bet, "number", outcome, "The number displayed is " + drawn));
            }
            case "progressive" ->
                List.of(Verdict.highestOf(bet, "progressive", PaiGowBonuses.progressive(seven), cards));
            case "insurance" -> List.of(Verdict.of(bet, "insurance", PaiGowBonuses.paiGow(seven), cards));
            case "seven-card-bonus" ->
                List.of(Verdict.highestOf(bet, "seven-card-bonus", PaiGowBonuses.sevenCard(seven), cards));
            case "three-card-bonus" -> {
                String outcome = PaiGowBonuses.threeCard(seven.subList(0, FIRST_CARDS));
                yield List.of(Verdict.of(bet, "three-card-bonus", outcome, cards));
            }
            case "imperial" -> imperial(round, bet, seven, cards);
            default -> {
                List<Verdict> all = new ArrayList<>();
                all.add(Verdict.of(bet, "bonus", bonus(seven, rules), cards));
                all.addAll(envy(round, bets, bet, rules));
                yield all;
            }
        };
    }

    private static Verdict main(Round round, Bet bet, Rules rules) {
        if (SetHands.surrendered(round, bet.seat())) {
            return Verdict.of(bet, MAIN, "surrender", "Seat " + bet.seat() + " surrendered");
        }
        List<List<Card>> hands = SetHands.of(round, bet.seat());
        return FiveAndTwo.fouled(hands, rules)
                ? Verdict.of(
                        bet,
                        MAIN,
                        "fouled",
                        "Hands set as " + hands.stream().map(Card::write).toList())
                : compared(round, bet, Banker.seat(round), rules);
    }

    /** Both hands higher win, one pushes; a copy does not count as higher (5324.41(g)(5)-(7), (h)(12)). */
    private static Verdict compared(Round round, Bet bet, int against, Rules rules) {
        List<PokerHand> own = FiveAndTwo.ranked(SetHands.of(round, bet.seat()), rules);
        List<PokerHand> others = FiveAndTwo.ranked(SetHands.of(round, against), rules);
        boolean high = own.get(0).compareTo(others.get(0)) > 0;
        boolean low = own.get(1).compareTo(others.get(1)) > 0;
        String outcome = high && low ? "win" : high || low ? "push" : "lose";
        String whose = bet.seat() == SetHands.DEALER ? "Dealer has " : "Player has ";
        return Verdict.of(bet, MAIN, outcome, whose + own + ", " + Banker.who(against) + " has " + others);
    }

    /** The stake is collected only if neither bonus hits (RULINGS, 5324.41(p)(3)-(5)). */
    private static List<Verdict> imperial(Round round, Bet bet, List<Card> seven, String cards) {
        String player = PaiGowBonuses.fiveCards(seven, false);
        List<Card> against = SetHands.cards(round, Banker.against(round, bet.seat()));
        String banker = PaiGowBonuses.paiGow(against);
        boolean bankerHits = Set.of("jack-high", "ten-high", "nine-high").contains(banker);
        List<Verdict> all = new ArrayList<>();
        if (!player.equals("other") || !bankerHits) {
            all.add(Verdict.of(bet, "imperial/player", player, cards));
        }
        if (bankerHits) {
            String cardsAgainst = "The banker's cards are " + Card.write(against);
            all.add(Verdict.of(bet, "imperial/banker", banker, cardsAgainst));
        }
        return all;
    }

    /**
     * A large enough bonus wager is paid for each hand of another player that the table prices, whatever that player
     * bet, the bank included (5324.41(l)(3), (l)(4)(ii)). A void hand is none, and surrendered cards are not seen.
     */
    private static List<Verdict> envy(Round round, List<Bet> bets, Bet bet, Rules rules) {
        long least = Long.parseLong(rules.answer("envy-minimum").orElseThrow());
        if (!bet.wager().equals("bonus") || bet.amount().cents() < least) {
            return List.of();
        }
        return bets.stream()
                .filter(other -> other.wager().equals(MAIN) || other.wager().equals(Banker.BANK))
                .filter(other -> !other.player().equals(bet.player()))
                .filter(other -> !SetHands.surrendered(round, other.seat()))
                .filter(other -> round.cards().seat(other.seat()).size() == SetHands.CARDS)
                .map(other -> Verdict.of(
                        bet, "envy", bonus(round.cards().seat(other.seat()), rules), "Hand of seat " + other.seat()))
                .toList();
    }

    private static String bonus(List<Card> seven, Rules rules) {
        return PaiGowBonuses.bonus(
                seven, rules.says("royal-match", "ace-king"), rules.says("bonus-straight-or-trips", "higher-pay"));
    }
}
