/** The meters that progressive wagers feed and win. */
package io.baize.progressive;
