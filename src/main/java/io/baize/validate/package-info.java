/** Whether a wager may be made: accepted, or refused with a stable code and its clause. */
package io.baize.validate;
