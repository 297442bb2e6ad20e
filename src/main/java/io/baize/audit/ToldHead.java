package io.baize.audit;

/**
 * Where a chain stood when it was told to Kafka, or what on that topic cannot be read as such, when {@code hash} is
 * null and {@code sequence} the place on the topic.
 */
public record ToldHead(String chain, long sequence, String hash) {}
