/** Plain JDBC with the ceremony in one place. */
package io.baize.kernel.store;
