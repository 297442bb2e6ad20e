/** A floor that plays: demo tables, regular players and the dirt of real equipment, sent as a real floor would. */
package io.baize.simulator;
