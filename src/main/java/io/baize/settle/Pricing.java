package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.kernel.Rounding;
import io.baize.progressive.Meter;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From outcomes to money, by the selected paytables. */
final class Pricing {

    record Priced(List<SettledBet> bets, Map<String, MeterMove> meters) {}

    private static final long BASIS_POINTS = 10_000;
    private static final long DOLLAR = 100;

    /** The line a bet is paid by, and beside it the others that fit, where what yields most is paid. */
    private record Found(Verdict verdict, Schedule schedule, Paytable table, PayLine line, List<PayLine> fitting) {

        Found paidBy(PayLine chosen) {
            return new Found(verdict, schedule, table, chosen, fitting);
        }
    }

    private final TermsInForce terms;
    private final Map<String, MeterPayments> payments = new LinkedHashMap<>();

    private Pricing(TermsInForce terms) {
        this.terms = terms;
    }

    static Answer<Priced> price(List<Verdict> verdicts, TermsInForce terms, Map<String, Meter> meters) {
        List<Found> found = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            Schedule schedule = terms.pack().schedules().get(verdict.schedule());
            if (schedule == null || !terms.applies(schedule)) {
                continue;
            }
            Paytable table = terms.paytable(schedule).orElse(null);
            if (table == null) {
                String field = "selections." + schedule.id();
                return refused(
                        "no-selection",
                        field,
                        "no paytable is selected",
                        schedule.cite().clause());
            }
            List<PayLine> fitting = table.fitting(verdict.outcomes());
            if (fitting.isEmpty() && schedule.bonus()) {
                continue;
            }
            if (fitting.isEmpty()) {
                String message = "paytable " + table.id() + " has no line for " + verdict.outcomes();
                return refused(
                        "no-line",
                        "selections." + schedule.id(),
                        message,
                        table.cite().clause());
            }
            PayLine line = fitting.getFirst();
            List<PayLine> possible = verdict.highest() ? fitting : List.of(line);
            if (possible.stream().anyMatch(Pricing::isFromMeter) && !meters.containsKey(schedule.id())) {
                return refused(
                        "no-meter",
                        "meters." + schedule.id(),
                        "a part of the meter is won and its amount is unknown",
                        line.cite().clause());
            }
            found.add(new Found(verdict, schedule, table, line, possible));
        }
        return Answer.of(new Pricing(terms).price(found, meters));
    }

    private Priced price(List<Found> found, Map<String, Meter> meters) {
        terms.pack().schedules().values().stream()
                .filter(schedule -> schedule.meter() && meters.containsKey(schedule.id()))
                .forEach(schedule -> payments.put(
                        schedule.id(),
                        new MeterPayments(meters.get(schedule.id()), schedule, terms, wholeWinners(found, schedule))));
        Map<Bet, SettledBet> bets = new LinkedHashMap<>();
        found.stream()
                .filter(one -> !isBank(one))
                .forEach(one -> bets.merge(one.verdict().bet(), settled(one), Pricing::both));
        found.stream()
                .filter(Pricing::isBank)
                .forEach(one -> bets.put(one.verdict().bet(), banked(one, bets.values())));
        bets.replaceAll((bet, settled) -> isDealers(bet) ? Bank.ofTheTray(settled) : settled);
        Map<String, MeterMove> moves = new LinkedHashMap<>();
        payments.forEach((schedule, payment) -> moves.put(schedule, payment.move()));
        return new Priced(List.copyOf(bets.values()), moves);
    }

    private static boolean isFromMeter(PayLine line) {
        return line.pays() instanceof Pays.PercentOfMeter || line.fromMeter();
    }

    private static boolean isBank(Found found) {
        return found.line().pays() instanceof Pays.Bank;
    }

    private boolean isDealers(Bet bet) {
        return terms.pack().wagers().get(bet.wager()).dealers();
    }

    /** The main wagers of all others lie against the bank; side wagers are the house's (5324.41(h)(15)). */
    private SettledBet banked(Found found, Collection<SettledBet> others) {
        Bank bank = Bank.against(
                others.stream()
                        .filter(bet ->
                                !terms.pack().wagers().get(bet.bet().wager()).side())
                        .toList(),
                ((Pays.Bank) found.line().pays()).percent(),
                terms.says("bank-odd-cent", "to-co-bank"));
        Money stake = found.verdict().bet().amount();
        SettledLine line = line(found, bank.won(), bank.left(stake), bank.toString());
        return new SettledBet(found.verdict().bet(), List.of(line), vigorish(found, line));
    }

    private static int wholeWinners(List<Found> found, Schedule schedule) {
        return (int) found.stream()
                .filter(one -> one.schedule().equals(schedule))
                .filter(one -> one.line().pays() instanceof Pays.PercentOfMeter(int percent) && percent == 100)
                .count();
    }

    private SettledBet settled(Found fitting) {
        Found found = highest(fitting);
        SettledLine line = line(found);
        return new SettledBet(found.verdict().bet(), List.of(line), vigorish(found, line));
    }

    /** Of the lines that fit, the one that yields most now that the bet is paid; of equals the first. */
    private Found highest(Found found) {
        PayLine best = found.line();
        for (PayLine line : found.fitting()) {
            boolean more = worth(found.paidBy(line)).compareTo(worth(found.paidBy(best))) > 0;
            best = more ? line : best;
        }
        return found.paidBy(best);
    }

    /** The dealer's own wager pays none: the vigorish is a player's (5324.41(h)(14)). */
    private Money vigorish(Found found, SettledLine line) {
        return isDealers(found.verdict().bet())
                ? Money.ZERO
                : line.won()
                        .fraction(terms.vigorish(found.schedule()), BASIS_POINTS, vigorishRounding(found.schedule()));
    }

    private Rounding vigorishRounding(Schedule schedule) {
        return schedule.vigorish() != null && terms.says("vigorish-rounding", "up-to-quarter")
                ? Rounding.QUARTER_UP
                : Rounding.CENT_DOWN;
    }

    /** A bet with a further line; however many lines it wins, its stake comes back once. */
    private static SettledBet both(SettledBet first, SettledBet further) {
        boolean backAlready = first.returned().isPositive();
        List<SettledLine> lines = new ArrayList<>(first.lines());
        further.lines().forEach(line -> lines.add(backAlready ? line.withoutStake() : line));
        return new SettledBet(first.bet(), List.copyOf(lines), first.vigorish().plus(further.vigorish()));
    }

    private SettledLine line(Found found) {
        Money stake = found.verdict().bet().amount();
        Money won = worth(found);
        Money withOdds = terms.returnsStakeWithOdds(found.schedule()) ? stake : Money.ZERO;
        Money withAmounts = terms.returnsStakeWithAmounts(found.schedule()) ? stake : Money.ZERO;
        return switch (found.line().pays()) {
            case Pays.To(var odds) -> line(found, won, withOdds, stake + " at " + odds + " wins " + won);
            case Pays.ForOne(int times) ->
                line(found, won, Money.ZERO, stake + " at " + times + " for 1 is paid " + won + ", the stake included");
            case Pays.Fixed(Money amount) -> line(found, paid(found, amount), withAmounts, amount + " is paid");
            case Pays.FixedPerDollar _ ->
                line(
                        found,
                        paid(found, won),
                        withAmounts,
                        stake + " at " + found.line().pays() + " is paid " + won);
            case Pays.Bank _ -> throw new IllegalStateException("a bank is settled from the wagers against it");
            case Pays.PercentOfMeter(int percent) -> {
                Money part = payments.get(found.schedule().id()).pay(percent);
                yield line(found, part, withAmounts, percent + "% of the meter is " + part);
            }
            case Pays.Push _ -> line(found, Money.ZERO, stake, "push");
            case Pays.Lose _ -> line(found, Money.ZERO, Money.ZERO, stake + " loses");
        };
    }

    /** What the line comes to by itself; who else wins of a meter is not looked at. */
    private Money worth(Found found) {
        Money stake = found.verdict().bet().amount();
        return switch (found.line().pays()) {
            case Pays.To(var odds) -> {
                boolean whole = odds.per() == 1 && found.schedule().rounding() == null;
                yield odds.on(stake, whole ? Rounding.EXACT_CENT : terms.rounding(found.schedule()));
            }
            case Pays.ForOne(int times) -> stake.times(times);
            case Pays.Fixed(Money amount) -> amount;
            case Pays.FixedPerDollar(Money amount) -> amount.fraction(stake.cents(), DOLLAR, Rounding.EXACT_CENT);
            case Pays.PercentOfMeter(int percent) ->
                payments.get(found.schedule().id()).worth(percent);
            case Pays.Bank _, Pays.Push _, Pays.Lose _ -> Money.ZERO;
        };
    }

    /** A fixed amount, which some texts deduct from the meter. */
    private Money paid(Found found, Money amount) {
        if (found.line().fromMeter()) {
            payments.get(found.schedule().id()).deduct(amount);
        }
        return amount;
    }

    private SettledLine line(Found found, Money won, Money returned, String arithmetic) {
        PayLine line = found.line();
        Verdict verdict = found.verdict();
        String back = returned.isPositive() ? ", stake " + returned + " returned" : "";
        String explanation = line.outcome().replace('-', ' ') + ": " + verdict.decidedBy() + ". " + arithmetic + back
                + custom(found);
        return new SettledLine(
                found.schedule().id(),
                found.table().id(),
                line.outcome(),
                line.pays().toString(),
                won,
                returned,
                verdict.decidedBy(),
                explanation,
                line.cite().clause());
    }

    /** A player at a table with odds of its own is told what they rest on. */
    private String custom(Found found) {
        return terms.standing(found.schedule())
                .map(standing -> " (" + standing + ").")
                .orElse(".");
    }

    private static Answer<Priced> refused(String code, String field, String message, String clause) {
        return Answer.refused(Refusal.of(code, field, message, clause));
    }
}
