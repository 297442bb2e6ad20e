/** Keeps the floor in PostgreSQL: properties, pits, tables, adopted rules and the terms of each table. */
package io.baize.terms.store;
