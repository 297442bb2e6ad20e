package io.baize.table;

/** By the approved plan, the pool of a discontinued progressive goes to that of another table. */
public record PoolTransfer(String request, String schedule, String toTable, String toSchedule) {}
