package io.baize.ingest;

import io.baize.game.Card;
import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import io.baize.settle.document.RoundReader;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** How each kind of field is written; a field that is missing or not written so is named with its limit. */
final class Fields {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9._:-]{1,64}");
    private static final Pattern PERSON = Pattern.compile("[A-Za-z0-9._:@+-]{1,64}");
    private static final Pattern SLUG = Pattern.compile("(?=.{1,64}$)[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern SCHEDULE =
            Pattern.compile("(?=.{1,64}$)[a-z][a-z0-9]*(-[a-z0-9]+)*(/[a-z][a-z0-9]*(-[a-z0-9]+)*)?");
    private static final Pattern CARDS = Pattern.compile("([2-9TJQKA][cdhs]|Jk)( ([2-9TJQKA][cdhs]|Jk))*");
    private static final Pattern ON = Pattern.compile("(?=.{1,64}$)[a-z0-9]{1,16}(-[a-z0-9]{1,16})*");
    private static final Pattern DENOMINATION = Pattern.compile("[1-9][0-9]{0,8}");
    private static final int LONGEST_REASON = 500;
    private static final int MOST_DENOMINATIONS = 32;
    private static final int MOST_PIECES = 1_000_000;

    private Fields() {}

    static String text(String field, String value) {
        if (value == null || value.isBlank()) {
            throw new Unreadable(field, null, field + " is missing");
        }
        return value;
    }

    static String id(String field, String value) {
        return matching(field, value, ID, "up to 64 letters, digits and . _ : -");
    }

    static String person(String field, String value) {
        return matching(field, value, PERSON, "up to 64 letters, digits and . _ : @ + -");
    }

    static String slug(String field, String value) {
        return matching(field, value, SLUG, "lower-case words joined by -");
    }

    static String schedule(String field, String value) {
        return matching(field, value, SCHEDULE, "the name of a schedule, such as progressive or odds/win");
    }

    static String on(String value) {
        return matching("on", value, ON, "words and numbers joined by -");
    }

    static String reason(String value) {
        if (text("reason", value).length() > LONGEST_REASON) {
            throw new Unreadable("reason", "500 characters", "the reason is too long");
        }
        return value;
    }

    private static String matching(String field, String value, Pattern form, String limit) {
        if (!form.matcher(text(field, value)).matches()) {
            throw new Unreadable(field, limit, field + " is not written as " + limit);
        }
        return value;
    }

    static List<Card> cards(String text) {
        return Card.parseAll(matching("cards", text, CARDS, "cards like As Kd Th Jk, one space between"));
    }

    static int number(Integer number) {
        if (number == null || number < 1 || number > RoundReader.LARGEST_NUMBER) {
            String limit = "1 to " + RoundReader.LARGEST_NUMBER;
            throw new Unreadable("number", limit, "number is missing or out of range");
        }
        return number;
    }

    static int seat(Integer seat) {
        if (seat == null || seat < 1 || seat > RoundReader.MOST_SEATS) {
            throw new Unreadable("seat", "1 to 12", "seat is missing or out of range");
        }
        return seat;
    }

    /** Seat 0 is the dealer's. */
    static int seatOrDealer(Integer seat) {
        return Integer.valueOf(0).equals(seat) ? 0 : seat(seat);
    }

    static List<Integer> seats(List<Integer> seats) {
        if (seats == null || seats.size() > RoundReader.MOST_SEATS || new HashSet<>(seats).size() < seats.size()) {
            throw new Unreadable("seats", "up to 12, each once", "seats are missing, too many or named twice");
        }
        return seats.stream().map(Fields::seat).toList();
    }

    static int chips(Integer chips) {
        if (chips == null || chips < 0 || chips > RoundReader.MOST_SEATS) {
            throw new Unreadable("chips", "0 to 12", "chips is missing or out of range");
        }
        return chips;
    }

    static Chips chips(String field, Map<String, Long> pieces) {
        if (pieces == null || pieces.isEmpty() || pieces.size() > MOST_DENOMINATIONS) {
            throw new Unreadable(
                    field, "1 to " + MOST_DENOMINATIONS + " denominations", "chips are missing or too many");
        }
        Map<Long, Long> read = new HashMap<>();
        pieces.forEach((denomination, count) -> {
            matching(field, denomination, DENOMINATION, "a denomination in cents");
            if (count == null || count < 0 || count > MOST_PIECES) {
                throw new Unreadable(field, "0 to " + MOST_PIECES, "pieces of " + denomination + " are out of range");
            }
            read.put(Long.valueOf(denomination), count);
        });
        return Chips.of(read);
    }

    /** One of the words of an enumeration, in lower case and joined by -. */
    static <E extends Enum<E>> E one(String field, String value, Class<E> words) {
        for (E word : words.getEnumConstants()) {
            if (word.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(text(field, value))) {
                return word;
            }
        }
        throw new Unreadable(field, null, field + " cannot be " + value);
    }

    static LocalDate day(String field, String value) {
        try {
            return LocalDate.parse(text(field, value));
        } catch (DateTimeParseException e) {
            throw new Unreadable(field, "a date like 2026-11-02", field + " is no date");
        }
    }

    static Money amountOrNothing(String field, Long amount) {
        if (amount == null || amount < 0 || amount > RoundReader.LARGEST_AMOUNT) {
            throw new Unreadable(field, "0 to " + RoundReader.LARGEST_AMOUNT, field + " is missing or out of range");
        }
        return Money.usd(amount);
    }

    static Money money(Long amount) {
        if (amount == null || amount < 1 || amount > RoundReader.LARGEST_AMOUNT) {
            throw new Unreadable("amount", "1 to " + RoundReader.LARGEST_AMOUNT, "amount is missing or out of range");
        }
        return Money.usd(amount);
    }
}
