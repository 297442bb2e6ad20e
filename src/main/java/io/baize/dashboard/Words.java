package io.baize.dashboard;

import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Ids of the packs and instants as a person on the floor reads them. */
final class Words {

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.US);
    private static final DateTimeFormatter DAY_AND_CLOCK = DateTimeFormatter.ofPattern("MMM d, HH:mm:ss", Locale.US);

    private static final DateTimeFormatter ON_PAPER = DateTimeFormatter.ofPattern("MMMM d, uuuu, HH:mm", Locale.US);
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern(":ss", Locale.US);
    private static final long DOLLAR = 100;

    private static final DateTimeFormatter DATE_AND_CLOCK =
            DateTimeFormatter.ofPattern("MMM d, yyyy, HH:mm:ss", Locale.US);

    private Words() {}

    /** {@code three-of-a-kind} reads three of a kind. */
    static String plain(String id) {
        return id.replace('-', ' ').replace("/", ", ");
    }

    /** {@code COMMISSION_STAFF} reads commission staff. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String tables(int count) {
        return count == 1 ? "1 table" : count + " tables";
    }

    /** What is done so that they know. */
    static String tell(NoticeRule.Recipient recipient) {
        return switch (recipient) {
            case COMMISSION_STAFF, SURVEILLANCE -> "tell " + of(recipient);
            case COMMISSION, PLAYERS -> "tell the " + of(recipient);
            case PUBLIC_SIGN -> "post the sign";
        };
    }

    static String capital(String id) {
        return sentence(plain(id));
    }

    static String sentence(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    static String clock(Instant at, ZoneId zone) {
        return CLOCK.format(at.atZone(zone));
    }

    static String dayAndClock(Instant at, ZoneId zone) {
        return DAY_AND_CLOCK.format(at.atZone(zone));
    }

    /** Paper outlives the year it was printed in. */
    static String onPaper(Instant at, ZoneId zone) {
        return ON_PAPER.format(at.atZone(zone));
    }

    static String onPaperToTheSecond(Instant at, ZoneId zone) {
        return onPaper(at, zone) + at.atZone(zone).format(SECONDS);
    }

    /** Whole dollars without their cents, where space is short: {@code $2,500}. */
    static String dollars(Money amount) {
        String full = amount.toString();
        return amount.cents() % DOLLAR == 0 ? full.substring(0, full.indexOf('.')) : full;
    }

    /** With the year, for what is kept for years. */
    static String dateAndClock(Instant at, ZoneId zone) {
        return DATE_AND_CLOCK.format(at.atZone(zone));
    }

    static String count(long number) {
        return String.format(Locale.US, "%,d", number);
    }

    static String wager(Pack pack, String id) {
        Wager wager = pack.wagers().get(id);
        return wager == null ? capital(id) : wager.name();
    }

    /** {@code odds/bad-beat} reads Odds, bad beat. */
    static String schedule(Pack pack, Schedule schedule) {
        int slash = schedule.id().indexOf('/');
        boolean named = pack.wagers().containsKey(schedule.id());
        if (slash < 0) {
            return named ? wager(pack, schedule.id()) : capital(schedule.id());
        }
        return wager(pack, schedule.wagers().getFirst()) + ", "
                + plain(schedule.id().substring(slash + 1));
    }

    static String paytable(Paytable paytable) {
        return paytable.unnamed() ? "as printed" : "table " + paytable.id();
    }

    /** How a meter stands, or nothing while players can wager for it. */
    static String standing(Meter meter) {
        return switch (meter.standing()) {
            case ACTIVE -> "";
            case DISCONTINUED -> "discontinued " + meter.since();
            case TRANSFERRED -> "pool transferred " + meter.since();
        };
    }

    static String name(Jurisdiction jurisdiction) {
        return switch (jurisdiction) {
            case NY -> "New York";
            case MA -> "Massachusetts";
            case MD -> "Maryland";
            case NH -> "New Hampshire";
        };
    }
}
