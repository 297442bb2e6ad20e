package io.baize.kernel.load;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.baize.kernel.Refusal;
import java.util.stream.Collectors;

/**
 * JSON that says exactly what it means: an unknown field, a fraction of a cent, a number as text or a list with holes
 * is a fault with its place, never a guess. The service and the offline tools read with the same settings.
 */
public final class StrictJson {

    private static final int MOST_FIELDS_NAMED = 20;

    private StrictJson() {}

    public static ObjectMapper mapper() {
        return strict(new ObjectMapper());
    }

    @SuppressWarnings("deprecation") // The setting has no other form for a mapper that somebody else built.
    public static ObjectMapper strict(ObjectMapper mapper) {
        return mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false)
                .configure(JsonParser.Feature.STRICT_DUPLICATE_DETECTION, true)
                .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .setSerializationInclusion(JsonInclude.Include.NON_NULL);
    }

    /** What is wrong with a document, and where: {@code bets[0].amount}. */
    public static Refusal fault(JsonProcessingException e) {
        return switch (e) {
            case UnrecognizedPropertyException unknown ->
                new Refusal(
                        "unknown-field",
                        place(unknown),
                        unknown.getKnownPropertyIds() == null
                                ? null
                                : unknown.getKnownPropertyIds().stream()
                                        .map(Object::toString)
                                        .sorted()
                                        .limit(MOST_FIELDS_NAMED)
                                        .collect(Collectors.joining(", ")),
                        place(unknown) + " is not a field of this document",
                        null);
            case JsonMappingException unreadable
            when !unreadable.getPath().isEmpty() ->
                Refusal.of(
                        "field-unreadable",
                        place(unreadable),
                        place(unreadable) + " cannot be read: " + words(e),
                        null);
            default -> Refusal.of("malformed-json", "", "the document is not readable as JSON: " + words(e), null);
        };
    }

    private static String place(JsonMappingException e) {
        StringBuilder place = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                place.append('[').append(step.getIndex()).append(']');
            } else {
                place.append(place.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return place.toString();
    }

    /** Jackson's own words without the names of Java classes, which mean nothing to a caller. */
    private static String words(JsonProcessingException e) {
        String first = e.getOriginalMessage().lines().findFirst().orElse("");
        String plain = first.replaceAll("(of type )?`[^`]*`", "this kind")
                .replaceAll("\\(?(class )?\\b(?:[a-z]+\\.){2,}[A-Za-z0-9_$.]+\\)?", "this kind");
        String where = e.getLocation() == null
                ? ""
                : " (line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr() + ")";
        return plain + where;
    }
}
