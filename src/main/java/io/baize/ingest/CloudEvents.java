package io.baize.ingest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.flow.Reading;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.table.Incoming;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;

/**
 * Reads CloudEvents 1.0, structured or binary. A record without {@code ce_} headers is structured, since plain console
 * producers send no headers at all.
 */
public final class CloudEvents implements Reading {

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    private static final String OWN_SOURCES = "/baize/";
    private static final String COMMANDS = "baize.command.";
    private static final String COMMANDER = "/baize/api";
    /** Baize's own commands are stored before they are sent; they carry no count. */
    private static final long UNCOUNTED = 0;

    @Override
    public Answer<Incoming> read(Map<String, String> headers, byte[] value) {
        try {
            JsonNode event = headers.containsKey("ce_specversion") ? binary(headers, value) : JSON.readTree(value);
            return event instanceof ObjectNode object
                    ? read(object)
                    : unreadable("event", "the record is no JSON object");
        } catch (JsonProcessingException e) {
            return unreadable("event", "the record is no JSON: " + e.getOriginalMessage());
        } catch (IOException | IllegalArgumentException e) {
            return unreadable("event", "the record cannot be read");
        }
    }

    private static Answer<Incoming> read(ObjectNode event) {
        if (!"1.0".equals(text(event, "specversion"))) {
            return unreadable("specversion", "specversion must be 1.0");
        }
        for (String field : new String[] {"id", "source", "type", "subject", "time"}) {
            String value = text(event, field);
            if (value == null || value.isBlank() || value.length() > 256) {
                return unreadable(field, field + " is missing or too long");
            }
        }
        Instant time;
        try {
            time = OffsetDateTime.parse(text(event, "time")).toInstant();
        } catch (DateTimeException e) {
            return unreadable("time", "time must read like 2026-11-01T20:15:30Z");
        }
        String source = text(event, "source");
        String sequence = text(event, "sequence");
        boolean own = source.startsWith(OWN_SOURCES);
        if (!own && (sequence == null || !sequence.matches("[1-9][0-9]{0,17}"))) {
            return unreadable("sequence", "sequence counts from 1 per source and table");
        }
        if (text(event, "type").startsWith(COMMANDS) && !source.equals(COMMANDER)) {
            return unreadable("source", "a command comes from " + COMMANDER + " alone");
        }
        JsonNode data = event.path("data");
        if (!data.isObject()) {
            return unreadable("data", "data must be an object");
        }
        long count = own ? UNCOUNTED : Long.parseLong(sequence);
        return EventTypes.read(text(event, "type"), data)
                .then(read ->
                        Answer.of(new Incoming(source, text(event, "id"), count, time, text(event, "subject"), read)));
    }

    private static ObjectNode binary(Map<String, String> headers, byte[] value) throws IOException {
        ObjectNode event = JSON.createObjectNode();
        headers.forEach((name, content) -> {
            if (name.startsWith("ce_")) {
                event.put(name.substring("ce_".length()), content);
            }
        });
        event.set("data", JSON.readTree(value));
        return event;
    }

    private static String text(ObjectNode event, String field) {
        JsonNode value = event.get(field);
        return value == null || !value.isTextual() ? null : value.asText();
    }

    private static Answer<Incoming> unreadable(String field, String message) {
        return Answer.refused(Refusal.of("event-unreadable", field, message, null));
    }
}
