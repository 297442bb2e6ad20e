/** Who may do what, and who sees which property. */
package io.baize.api.access;
