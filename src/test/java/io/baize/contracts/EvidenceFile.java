package io.baize.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/** An evidence file in the hands of an inspector, who has nothing but the file, its schema and what it says of hashes. */
public final class EvidenceFile {

    private static final ObjectMapper SORTED = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    private EvidenceFile() {}

    public static Set<String> faults(JsonNode file) {
        return Contracts.faults(Contracts.SCHEMAS.resolve("api/evidence.v1.json"), file);
    }

    /** The sequences of the rows whose content does not make their hash. */
    public static List<Long> brokenRows(JsonNode file) {
        String property = file.at("/property/id").asText();
        List<Long> broken = new ArrayList<>();
        for (JsonNode row : file.at("/audit/acts")) {
            if (!row.path("hash").asText().equals(hash(property, row))) {
                broken.add(row.path("sequence").asLong());
            }
        }
        return broken;
    }

    private static String hash(String property, JsonNode row) {
        try {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            DataOutputStream parts = new DataOutputStream(all);
            for (String part : List.of(
                    row.path("previous").asText(),
                    row.path("sequence").asText(),
                    property,
                    row.path("at").asText(),
                    row.path("actor").asText(),
                    row.path("action").asText(),
                    row.path("subject").asText(),
                    sorted(row.path("detail")))) {
                byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
                parts.writeInt(bytes.length);
                parts.write(bytes);
            }
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(all.toByteArray()));
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String sorted(JsonNode detail) throws JsonProcessingException {
        return SORTED.writeValueAsString(SORTED.treeToValue(detail, Object.class));
    }
}
