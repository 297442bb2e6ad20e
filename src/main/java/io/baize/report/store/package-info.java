/** Takes reports out of the books in PostgreSQL, at once or as a run whose file waits for whoever asked. */
package io.baize.report.store;
