/** How fast Baize decides; {@code make bench} runs it, no test does. */
package io.baize.bench;
