/** Pages and their live updates for the people of the pit. */
package io.baize.dashboard;
