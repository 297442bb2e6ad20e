/** What could not be taken, and why. */
package io.baize.quarantine;
