/** The hash chain that makes a changed or missing record of a person's act show. */
package io.baize.audit;
