/** Games in which seven cards are set as hands. */
package io.baize.game.paigow;
