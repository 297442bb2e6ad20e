/** The one place that shows the order of steps: from a polled batch to one committed transaction. */
package io.baize.flow;
