package io.baize.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.api.Documents.CommandTaken;
import io.baize.publish.store.Command;
import io.baize.publish.store.CommandQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Hands what a person wants to the table's own stream of events, with its audit row, in one transaction. */
@ApplicationScoped
class Commands {

    private final CommandQueue queue;
    private final Acts acts;
    private final ObjectMapper json;

    Commands(CommandQueue queue, Acts acts, ObjectMapper json) {
        this.queue = queue;
        this.acts = acts;
        this.json = json;
    }

    /** {@code what} is the event's name, such as {@code command.gap-accepted}; who asks is added to its data. */
    @Transactional
    CommandTaken send(String property, String table, String what, String subject, Map<String, ?> data) {
        Map<String, Object> payload = new LinkedHashMap<>(data);
        payload.put("by", acts.actor());
        Command command = new Command(UUID.randomUUID(), table, "baize." + what + ".v1", write(payload));
        queue.add(command);
        Map<String, Object> detail = new LinkedHashMap<>(payload);
        detail.put("command", command.id().toString());
        acts.record(property, what, subject, detail);
        return new CommandTaken(command.id().toString(), command.type(), table);
    }

    private String write(Map<String, Object> payload) {
        try {
            return json.writeValueAsString(payload);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
