package io.baize.quarantine.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the event lies in its topic, written {@code 3-1742}. */
public record QuarantineId(int partition, long offset) {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})-(\\d{1,18})");

    public static Optional<QuarantineId> read(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        return matcher.matches()
                ? Optional.of(new QuarantineId(Integer.parseInt(matcher.group(1)), Long.parseLong(matcher.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return partition + "-" + offset;
    }
}
