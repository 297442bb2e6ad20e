/** Games in which the cards of each player meet those of the dealer. */
package io.baize.game.stud;
