/** Reads the money of tables out of PostgreSQL. */
package io.baize.ledger.store;
