/** A table's life: the rounds in play, and what each event makes of them. */
package io.baize.table;
