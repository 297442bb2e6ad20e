package io.baize.change;

import java.time.LocalDate;

/**
 * How a progressive ends: the gaming day from which its wager is no longer offered, and the progressive at another
 * table that takes over its pool.
 *
 * @param schedule the progressive that ends
 * @param toTable the table that takes over the pool
 * @param toSchedule its progressive
 * @param reference the plan as it was submitted
 */
public record Plan(String schedule, LocalDate ends, String toTable, String toSchedule, String reference) {}
