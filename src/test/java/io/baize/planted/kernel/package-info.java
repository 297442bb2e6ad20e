/** A planted package at the top of the layout. */
package io.baize.planted.kernel;
