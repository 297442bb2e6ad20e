/** Reads JSON that says exactly what it means. */
package io.baize.kernel.load;
