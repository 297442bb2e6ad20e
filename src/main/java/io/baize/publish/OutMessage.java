package io.baize.publish;

/** A message on its way out: topic, key, event type and the data of the event as JSON. */
public record OutMessage(String topic, String key, String type, String data) {}
