/** Change control: what is asked to change at which tables, who must know and approve first, and what came of it. */
package io.baize.change;
