/** The money of a table as balanced entries that are only ever added to. */
package io.baize.ledger;
