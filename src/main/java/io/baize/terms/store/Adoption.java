package io.baize.terms.store;

import java.time.LocalDate;

/** From this date on, the property plays the game by this version of the rules. */
public record Adoption(String property, String game, String packVersion, LocalDate effectiveFrom) {}
