/** Kafka in: reads table events and hands them to flow, partition by partition. */
package io.baize.ingest;
