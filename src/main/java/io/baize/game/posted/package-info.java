/** Games in which a player's hand is paid by a posted table and no dealer's hand is in play. */
package io.baize.game.posted;
