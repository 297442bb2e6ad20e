/** Offline tools that need no server. */
package io.baize.cli;
