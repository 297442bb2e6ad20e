/** Games in which players and dealer share five community cards. */
package io.baize.game.holdem;
