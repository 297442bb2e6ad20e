/** What Baize tells the world: the outbox and its relay to Kafka. */
package io.baize.publish;
