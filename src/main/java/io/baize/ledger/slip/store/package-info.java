/** Keeps slips and their numbers in PostgreSQL. */
package io.baize.ledger.slip.store;
