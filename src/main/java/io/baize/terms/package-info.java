/** What a house selected within the law for a table: paytables, limits, elections. */
package io.baize.terms;
