package io.baize.publish;

/** A message on its way out: where to, what it is about, its type and the data of the event as JSON. */
public record OutMessage(String topic, String key, String subject, String type, String data) {}
