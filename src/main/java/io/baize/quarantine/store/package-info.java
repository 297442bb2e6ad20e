/** What could not be taken, to read and to decide on. */
package io.baize.quarantine.store;
