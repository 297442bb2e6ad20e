/** Keeps the hash chains in PostgreSQL. */
package io.baize.audit.store;
