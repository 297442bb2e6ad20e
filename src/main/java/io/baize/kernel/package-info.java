/** The values every other package speaks in: money, odds, citations, refusals. */
package io.baize.kernel;
