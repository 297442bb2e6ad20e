package io.baize.api;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.baize.quarantine.store.Quarantined;
import io.baize.quarantine.store.RawEvent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Quarantined events as a reader sees them. */
final class QuarantineDocuments {

    private QuarantineDocuments() {}

    @Schema(name = "QuarantinedEvents")
    record EventList(
            List<EventInList> events,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "QuarantinedEvent")
    record EventInList(
            @Schema(description = "Partition and offset.", examples = "3-1742")
            String id,

            String table,
            String property,
            String code,
            String message,
            Instant arrivedAt,

            @Schema(enumeration = {"open", "release-asked", "released", "dismissed"})
            String status,

            String decidedBy,
            Instant decidedAt,
            String decisionReason) {

        static EventInList of(Quarantined event) {
            return new EventInList(
                    event.id().toString(),
                    event.table(),
                    event.property(),
                    event.code(),
                    event.message(),
                    event.arrivedAt(),
                    event.status(),
                    event.decidedBy(),
                    event.decidedAt(),
                    event.decisionReason());
        }
    }

    @Schema(name = "QuarantinedEventDetails")
    record EventDetails(
            EventInList event,
            String key,
            @JsonRawValue @Schema(type = SchemaType.OBJECT) String headers,
            @Schema(description = "The event as text.") String payload,

            @Schema(description = "The event in Base64, where it is not text.")
            String payloadBytes) {

        static EventDetails of(Quarantined event, RawEvent raw) {
            String text = text(raw.payload());
            return new EventDetails(
                    EventInList.of(event),
                    raw.key(),
                    raw.headers(),
                    text,
                    text != null || raw.payload() == null
                            ? null
                            : Base64.getEncoder().encodeToString(raw.payload()));
        }
    }

    private static String text(byte[] payload) {
        try {
            return payload == null
                    ? null
                    : StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(payload))
                            .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
