package io.baize.rulepack;

import io.baize.kernel.Money;
import io.baize.kernel.Odds;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a paytable line gives, written {@code 3:2}, {@code 200 for 1}, {@code $1,000}, {@code $100 per $1},
 * {@code 10% of meter}, {@code bank 50%}, {@code push} or {@code lose}.
 */
public sealed interface Pays {

    /** Odds "to": the stake comes back besides. */
    record To(Odds odds) implements Pays {
        @Override
        public String toString() {
            return odds.toString();
        }
    }

    /** Odds "for 1": the stake is part of what is paid (RULINGS R22). */
    record ForOne(int times) implements Pays {
        @Override
        public String toString() {
            return times + " for 1";
        }
    }

    record Fixed(Money amount) implements Pays {
        @Override
        public String toString() {
            return "$%,d".formatted(amount.cents() / 100);
        }
    }

    /** That amount for every dollar staked. */
    record FixedPerDollar(Money amount) implements Pays {
        @Override
        public String toString() {
            return "$%,d per $1".formatted(amount.cents() / 100);
        }
    }

    /** The bank takes that part of the other side of every wager made against it. */
    record Bank(int percent) implements Pays {
        @Override
        public String toString() {
            return "bank " + percent + "%";
        }
    }

    record PercentOfMeter(int percent) implements Pays {
        @Override
        public String toString() {
            return percent + "% of meter";
        }
    }

    record Push() implements Pays {
        @Override
        public String toString() {
            return "push";
        }
    }

    record Lose() implements Pays {
        @Override
        public String toString() {
            return "lose";
        }
    }

    Pattern TO = Pattern.compile("(\\d{1,6}):(\\d{1,3})");
    Pattern FOR_ONE = Pattern.compile("(\\d{1,6}) for 1");
    Pattern MONEY = Pattern.compile("\\$(\\d{1,3}(?:,\\d{3}){0,3})");
    Pattern MONEY_PER_DOLLAR = Pattern.compile("\\$(\\d{1,3}(?:,\\d{3}){0,3}) per \\$1");
    Pattern BANK = Pattern.compile("bank (\\d{1,3})%");
    Pattern PERCENT = Pattern.compile("(\\d{1,3})% of meter");

    static Pays parse(String text) {
        Matcher matcher = TO.matcher(text);
        if (matcher.matches()) {
            return new To(new Odds(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
        }
        matcher = FOR_ONE.matcher(text);
        if (matcher.matches()) {
            return new ForOne(Integer.parseInt(matcher.group(1)));
        }
        matcher = MONEY.matcher(text);
        if (matcher.matches()) {
            return new Fixed(dollars(matcher.group(1)));
        }
        matcher = MONEY_PER_DOLLAR.matcher(text);
        if (matcher.matches()) {
            return new FixedPerDollar(dollars(matcher.group(1)));
        }
        matcher = BANK.matcher(text);
        if (matcher.matches() && Integer.parseInt(matcher.group(1)) <= 100) {
            return new Bank(Integer.parseInt(matcher.group(1)));
        }
        matcher = PERCENT.matcher(text);
        if (matcher.matches() && Integer.parseInt(matcher.group(1)) <= 100) {
            return new PercentOfMeter(Integer.parseInt(matcher.group(1)));
        }
        return switch (text) {
            case "push" -> new Push();
            case "lose" -> new Lose();
            default ->
                throw new IllegalArgumentException("'" + text + "' is not a payout; write 3:2, 200 for 1, $1,000,"
                        + " $100 per $1, 10% of meter, bank 50%, push or lose");
        };
    }

    private static Money dollars(String amount) {
        return Money.usd(Long.parseLong(amount.replace(",", "")) * 100);
    }
}
