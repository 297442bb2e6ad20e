/** Keeps change requests in PostgreSQL: what was asked, notices, approvals, and progress at each table. */
package io.baize.change.store;
