package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.List;

/**
 * A named answer. The text fixes it, or leaves it to the house (an election), or is defective and is read in one of two
 * ways (a reading, which only compliance changes, with the commission's written word).
 */
public record Rule(
        String id,
        Kind kind,
        Type type,
        String value,
        List<String> values,
        Long min,
        Long max,
        String ruling,
        String confidence,
        Citation cite,
        String says,
        List<MinWhen> minWhen) {

    /** A higher least value, under another rule's answer. */
    public record MinWhen(String rule, String is, long min, Citation cite) {}

    public enum Kind {
        FIXED,
        READING,
        ELECTION
    }

    public enum Type {
        CHOICE,
        CENTS,
        BASIS_POINTS
    }

    /** Whether the house (or compliance) may answer with this value. */
    public boolean permits(String answer) {
        if (type == Type.CHOICE) {
            return values.contains(answer);
        }
        if (!answer.matches("\\d{1,15}")) {
            return false;
        }
        long number = Long.parseLong(answer);
        return (min == null || number >= min) && (max == null || number <= max);
    }

    /** The permitted values in words, for an error message. */
    public String permitted() {
        return type == Type.CHOICE
                ? String.join(", ", values)
                : (min == null ? "0" : min) + " to " + (max == null ? "any" : max);
    }
}
