/** Reads what tables did out of PostgreSQL: rounds, totals, alerts. */
package io.baize.table.store;
