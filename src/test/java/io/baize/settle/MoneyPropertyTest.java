package io.baize.settle;

import io.baize.game.Bet;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for every round, whatever was bet and dealt, under every table and every reading. */
class MoneyPropertyTest {

    private static final int ROUNDS = 5_000;
    private static final int CAPPED_ROUNDS = 2_000;
    /** Far below any real limit, so that it bites in most rounds. */
    private static final Money LIMIT = Money.usd(20_00);

    private static final Pack MARYLAND = RuleBooks.shipped().packs().stream()
            .filter(pack -> pack.jurisdiction() == Jurisdiction.MD)
            .findFirst()
            .orElseThrow();

    @TestFactory
    Stream<DynamicTest> fiveThousandRoundsOfEveryPackBalance() {
        return RuleBooks.shipped().packs().stream()
                .map(pack -> DynamicTest.dynamicTest(pack.jurisdiction().id() + " " + pack.game(), () -> play(pack)));
    }

    private static void play(Pack pack) {
        LongStream.range(0, ROUNDS).parallel().forEach(seed -> {
            RandomRound round = RandomRound.of(pack, seed);
            Settlement paid = settle(round);
            everyBetIsSettledOnce(seed, round, paid);
            moneyBalances(seed, paid);
            aBankBearsTheOtherSide(seed, paid);
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
        return switch (Settle.round(round.facts(), round.terms(), round.meters())) {
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
            boolean whole = bet.returned().isZero() || bet.returned().equals(stake);
            boolean partOfTheBank =
                    bet.bet().wager().equals("bank") && bet.returned().compareTo(stake) < 0;
            holds((whole || partOfTheBank) && bet.returned().cents() >= 0, seed, bet);
            holds(bet.won().cents() >= 0, seed, bet);
            Money accounted = bet.house().plus(bet.returned()).plus(bet.won()).minus(bet.vigorish());
            holds(accounted.equals(stake), seed, bet);
        }
        Money accounted = paid.house().plus(paid.returned()).plus(paid.won()).minus(paid.vigorish());
        holds(accounted.equals(paid.stake()), seed, "house + returned + won - vigorish = stake");
    }

    /** 5324.41(h)(12): of a round that a player banks alone, the house has vigorish and what the dealer wagered. */
    private static void aBankBearsTheOtherSide(long seed, Settlement paid) {
        boolean banked = paid.bets().stream()
                .anyMatch(bet -> bet.bet().wager().equals("bank")
                        && "bank".equals(bet.bet().on()));
        if (banked) {
            List<SettledBet> main = paid.bets().stream()
                    .filter(bet -> Set.of("pai-gow", "bank", "dealer-wager")
                            .contains(bet.bet().wager()))
                    .toList();
            long dealers = main.stream()
                    .filter(bet -> bet.bet().seat() == 0)
                    .mapToLong(bet -> switch (bet.lines().getFirst().outcome()) {
                        case "win" -> bet.bet().amount().cents();
                        case "lose" -> -bet.bet().amount().cents();
                        default -> 0;
                    })
                    .sum();
            Money vigorish = Money.sum(main.stream().map(SettledBet::vigorish).toList());
            Money house = Money.sum(main.stream().map(SettledBet::house).toList());
            holds(house.equals(vigorish.plus(Money.usd(dealers))), seed, "the house banks nothing");
        }
    }

    /** The hands of the hold 'em games are compared a second time, by the evaluator of the tests. */
    private static void mainBetsFollowTheHands(long seed, RandomRound round, Settlement paid) {
        for (SettledBet settled : paid.bets()) {
            String actual =
                    settled.won().isPositive() ? "wins" : settled.returned().isZero() ? "loses" : "pushes";
            HoldemByHand.expected(round, settled.bet())
                    .ifPresent(expected -> holds(actual.equals(expected), seed, settled));
        }
    }

    /**
     * Before − paid = after, where the house adds what the meter lacks, unless somebody took all of it: then it starts
     * again from its reset amount.
     */
    private static void meterFollowsItsPayments(long seed, RandomRound round, Settlement paid) {
        paid.meters().forEach((id, move) -> {
            Schedule schedule = round.terms().pack().schedules().get(id);
            List<SettledLine> taken = paid.bets().stream()
                    .flatMap(bet -> bet.lines().stream())
                    .filter(line -> id.equals(line.schedule()) && isFromTheMeter(schedule, line))
                    .toList();
            Money won = Money.sum(taken.stream().map(SettledLine::won).toList());
            long whole = taken.stream()
                    .filter(line -> line.pays().startsWith("100%"))
                    .count();
            Money reset = round.terms().seed(schedule);
            boolean partsToo = whole < taken.size();
            holds(move.before().equals(round.meter()) && move.paid().equals(won), seed, move);
            holds(
                    whole == 0
                            ? move.after().equals(round.meter().minus(won.min(round.meter())))
                            : partsToo
                                    ? move.after().compareTo(reset) <= 0
                                    : move.after().equals(reset),
                    seed,
                    move);
        });
    }

    private static boolean isFromTheMeter(Schedule schedule, SettledLine line) {
        return line.pays().endsWith("% of meter")
                || schedule.paytables()
                        .get(line.paytable())
                        .lines()
                        .get(line.outcome())
                        .fromMeter();
    }

    /** Plain, since it is asked millions of times; the seed plays the round again. */
    private static void holds(boolean condition, long seed, Object what) {
        if (!condition) {
            throw new AssertionError("round of seed " + seed + ": " + what);
        }
    }
}
