package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.SlowHandRank;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for every round, whatever was bet and dealt, under every table and every reading. */
class MoneyPropertyTest {

    private static final int ROUNDS = 20_000;
    private static final int CAPPED_ROUNDS = 2_000;
    /** Far below any real limit, so that it bites in most rounds. */
    private static final Money LIMIT = Money.usd(20_00);

    private static final Pack MARYLAND = RuleBooks.shipped().packs().stream()
            .filter(pack -> pack.jurisdiction() == Jurisdiction.MD)
            .findFirst()
            .orElseThrow();
    private static final Set<String> MAIN = Set.of("ante", "odds", "raise");
    private static final int STRAIGHT = 4;
    private static final int PAIR = 1;

    @TestFactory
    Stream<DynamicTest> twentyThousandRoundsBalance() {
        return RuleBooks.shipped().packs().stream()
                .map(pack -> DynamicTest.dynamicTest(pack.jurisdiction().id(), () -> play(pack)));
    }

    private static void play(Pack pack) {
        LongStream.range(0, ROUNDS).parallel().forEach(seed -> {
            RandomRound round = RandomRound.of(pack, seed);
            Settlement paid = settle(round);
            everyBetIsSettledOnce(seed, round, paid);
            moneyBalances(seed, paid);
            mainBetsFollowTheHands(seed, round, paid);
            meterFollowsItsPayments(seed, round, paid);
        });
    }

    /** MD Ch.12 2nd E, R14: a hand wins the lower of the limit and what it would have won; stakes come back besides. */
    @Test
    void noHandWinsMoreThanThePayoutLimit() {
        LongStream.range(0, CAPPED_ROUNDS).parallel().forEach(seed -> {
            RandomRound round = RandomRound.of(MARYLAND, seed);
            Settlement open = settle(round);
            Settlement capped = settle(round.capped(LIMIT, "winnings-of-hand"));
            round.facts()
                    .seats()
                    .forEach(seat -> holds(
                            coveredWin(capped, seat)
                                    .equals(coveredWin(open, seat).min(LIMIT)),
                            seed,
                            "seat " + seat));
            holds(capped.returned().equals(open.returned()), seed, "stakes are returned all the same");
            holds(capped.meters().equals(open.meters()), seed, "the progressive is exempt");
        });
    }

    @Test
    void noWagerWinsMoreThanThePayoutLimitUnderTheOtherReading() {
        LongStream.range(0, CAPPED_ROUNDS).parallel().forEach(seed -> {
            RandomRound round = RandomRound.of(MARYLAND, seed);
            List<SettledBet> open = settle(round).bets();
            List<SettledBet> capped =
                    settle(round.capped(LIMIT, "winnings-per-wager")).bets();
            for (int index = 0; index < open.size(); index++) {
                boolean exempt = open.get(index).bet().wager().equals("progressive");
                Money won =
                        exempt ? open.get(index).won() : open.get(index).won().min(LIMIT);
                holds(capped.get(index).won().equals(won), seed, capped.get(index));
            }
        });
    }

    private static Money coveredWin(Settlement settlement, int seat) {
        return Money.sum(settlement.bets().stream()
                .filter(bet -> bet.bet().seat() == seat && !bet.bet().wager().equals("progressive"))
                .map(SettledBet::won)
                .toList());
    }

    private static Settlement settle(RandomRound round) {
        Map<String, Meter> meters = round.terms().pack().wagers().containsKey("progressive")
                ? Map.of("progressive", Meter.at(round.meter()))
                : Map.of();
        return switch (Settle.round(round.facts(), round.terms(), meters)) {
            case Answer.Given<Settlement>(Settlement paid) -> paid;
            case Answer.Refused<Settlement>(var refusal) -> throw new AssertionError(refusal + " of " + round);
        };
    }

    private static void everyBetIsSettledOnce(long seed, RandomRound round, Settlement paid) {
        Set<Bet> settled = paid.bets().stream().map(SettledBet::bet).collect(Collectors.toSet());
        boolean once = settled.size() == paid.bets().size();
        holds(once && settled.equals(Set.copyOf(round.facts().bets())), seed, "every bet is settled once");
    }

    /** A stake comes back whole or not at all, nobody wins less than nothing, and the house has the rest. */
    private static void moneyBalances(long seed, Settlement paid) {
        for (SettledBet bet : paid.bets()) {
            Money stake = bet.bet().amount();
            holds(bet.returned().isZero() || bet.returned().equals(stake), seed, bet);
            holds(bet.won().cents() >= 0, seed, bet);
            holds(bet.house().plus(bet.returned()).plus(bet.won()).equals(stake), seed, bet);
        }
        Money accounted = paid.house().plus(paid.returned()).plus(paid.won());
        holds(accounted.equals(paid.stake()), seed, "house + returned + won = stake");
    }

    /** The hands are compared a second time, by the evaluator of the tests. */
    private static void mainBetsFollowTheHands(long seed, RandomRound round, Settlement paid) {
        List<Card> board = round.facts().cards().community();
        long dealer = SlowHandRank.bestOfSeven(seven(round.facts().cards().dealer(), board));
        Map<Integer, Long> players = new HashMap<>();
        round.facts()
                .cards()
                .seats()
                .forEach((seat, hole) -> players.put(seat, SlowHandRank.bestOfSeven(seven(hole, board))));
        for (SettledBet settled : paid.bets()) {
            Bet bet = settled.bet();
            if (MAIN.contains(bet.wager())) {
                boolean folded = round.facts().decided(bet.seat(), Decision.Choice.FOLD);
                String expected = folded ? "loses" : expected(bet.wager(), players.get(bet.seat()), dealer, round);
                String actual =
                        settled.won().isPositive() ? "wins" : settled.returned().isZero() ? "loses" : "pushes";
                holds(actual.equals(expected), seed, settled);
            }
        }
    }

    /** NY (f), MA s.11, MD Ch.11.H, NH C.9, in the words of a dealer. */
    private static String expected(String wager, long player, long dealer, RandomRound round) {
        int comparison = Long.compare(player, dealer);
        boolean straight = SlowHandRank.categoryOf(player) >= STRAIGHT;
        if (comparison == 0) {
            return "pushes";
        }
        return switch (wager) {
            case "raise" -> comparison > 0 ? "wins" : "loses";
            case "odds" -> straight ? "wins" : comparison > 0 ? "pushes" : "loses";
            default -> {
                boolean qualifies = SlowHandRank.categoryOf(dealer) >= PAIR;
                boolean losesAllTheSame =
                        comparison < 0 && round.terms().says("ante-when-dealer-does-not-qualify-and-wins", "lose");
                yield qualifies || losesAllTheSame ? comparison > 0 ? "wins" : "loses" : "pushes";
            }
        };
    }

    /** Before − paid = after, unless somebody took all of it: then it starts again from its reset amount. */
    private static void meterFollowsItsPayments(long seed, RandomRound round, Settlement paid) {
        List<SettledLine> fromTheMeter = new ArrayList<>();
        paid.bets().forEach(bet -> fromTheMeter.addAll(bet.lines()));
        fromTheMeter.removeIf(line -> !line.pays().endsWith("% of meter"));
        paid.meters().forEach((schedule, move) -> {
            Money won = Money.sum(fromTheMeter.stream().map(SettledLine::won).toList());
            boolean reset = fromTheMeter.stream().anyMatch(line -> line.pays().startsWith("100%"));
            Money after = reset
                    ? round.terms().seed(round.terms().pack().schedules().get(schedule))
                    : round.meter().minus(won);
            holds(move.equals(new MeterMove(round.meter(), won, after)), seed, move);
        });
    }

    /** Plain, since it is asked millions of times; the seed plays the round again. */
    private static void holds(boolean condition, long seed, Object what) {
        if (!condition) {
            throw new AssertionError("round of seed " + seed + ": " + what);
        }
    }

    private static List<Card> seven(List<Card> hole, List<Card> board) {
        List<Card> seven = new ArrayList<>(hole);
        seven.addAll(board);
        return seven;
    }
}
