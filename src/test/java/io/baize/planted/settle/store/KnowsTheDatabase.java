package io.baize.planted.settle.store;

import java.sql.Connection;

/** Planted beside the violations: a store may know the database. */
public record KnowsTheDatabase(Connection connection) {}
