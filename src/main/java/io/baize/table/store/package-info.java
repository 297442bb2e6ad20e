/** Keeps table states and settled rounds in PostgreSQL. */
package io.baize.table.store;
