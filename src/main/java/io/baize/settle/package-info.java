/** Turns a round into money: every bet settled, every line explained with its clause. */
package io.baize.settle;
