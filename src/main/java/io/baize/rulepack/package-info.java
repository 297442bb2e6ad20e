/** The law as data: what a jurisdiction's text says about a game, clause by clause. */
package io.baize.rulepack;
