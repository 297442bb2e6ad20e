package io.baize.change;

/**
 * One value of the terms that differs: {@code path} is its place in them, such as {@code selections.trips-plus}; a
 * value that is not there is null, and so is one of a matter outside the terms.
 */
public record Item(String path, Object before, Object after) {

    /** Whether a path leads into the terms, and not to a matter or plan beside them. */
    public static boolean isOfTerms(String path) {
        return Alteration.SECTIONS.contains(path.replaceFirst("\\..*", ""));
    }
}
