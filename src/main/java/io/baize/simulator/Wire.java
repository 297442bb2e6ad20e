package io.baize.simulator;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.table.Incoming;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes events as CloudEvents: structured, or binary with the attributes as headers and only the data as value. */
public record Wire(boolean binary) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String JSON_TYPE = "application/json";

    public Message write(Incoming incoming) {
        EventData event = EventData.of(incoming.event());
        Map<String, String> attributes = attributes(incoming, "baize." + event.type() + ".v1");
        return binary ? binary(incoming, attributes, event.data()) : structured(incoming, attributes, event.data());
    }

    /** Half a message, as a cable pulled out leaves it. */
    static Message unreadable(Incoming near) {
        return new Message(near.table(), Map.of(), "{\"specversion\":\"1.0\",\"id\":\"" + near.id() + "\",\"sour");
    }

    /** From a device nobody told Baize of, which counts for itself. */
    static Message unknownType(Incoming near) {
        String source = near.source().replaceFirst("^/[a-z]+", "/camera");
        Incoming seen = new Incoming(source, "seen-" + near.id(), 1, near.time(), near.table(), near.event());
        ObjectNode data = JSON.createObjectNode().put("view", "overhead");
        return structured(seen, attributes(seen, "baize.camera.moved.v1"), data);
    }

    private static Map<String, String> attributes(Incoming incoming, String type) {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put("specversion", "1.0");
        attributes.put("id", incoming.id());
        attributes.put("source", incoming.source());
        attributes.put("type", type);
        attributes.put("subject", incoming.table());
        attributes.put("time", incoming.time().toString());
        attributes.put("sequence", String.valueOf(incoming.sequence()));
        return attributes;
    }

    private static Message structured(Incoming incoming, Map<String, String> attributes, ObjectNode data) {
        ObjectNode event = JSON.createObjectNode();
        attributes.forEach(event::put);
        event.put("datacontenttype", JSON_TYPE);
        event.set("data", data);
        return new Message(incoming.table(), Map.of("content-type", "application/cloudevents+json"), event.toString());
    }

    private static Message binary(Incoming incoming, Map<String, String> attributes, ObjectNode data) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("content-type", JSON_TYPE);
        attributes.forEach((name, value) -> headers.put("ce_" + name, value));
        return new Message(incoming.table(), headers, data.toString());
    }
}
