/** What happened on the felt and which outcome each bet came to; no money, no clock, no framework. */
package io.baize.game;
