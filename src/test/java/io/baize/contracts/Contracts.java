package io.baize.contracts;

import static com.networknt.schema.SpecVersion.VersionFlag.V202012;
import static java.util.stream.Collectors.toCollection;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.DisallowUnknownKeywordFactory;
import com.networknt.schema.JsonMetaSchema;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.resource.DisallowSchemaLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The contracts folder as the tests see it: every schema id is a file of the folder, and nothing is fetched. */
public final class Contracts {

    static final Path ROOT = Path.of("contracts");
    public static final Path SCHEMAS = ROOT.resolve("schemas");
    static final Path EXAMPLES = ROOT.resolve("examples");
    static final String ID_PREFIX = "https://baize.example/schemas/";

    private static final Set<String> ENVELOPES = Set.of("envelope.v1.json", "published.v1.json");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SchemaValidatorsConfig STRICT_FORMATS =
            SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();

    // A misspelt keyword would check nothing and say nothing, so an unknown one stops the test.
    private static final JsonMetaSchema KNOWN_KEYWORDS_ONLY = JsonMetaSchema.builder(JsonMetaSchema.getV202012())
            .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
            .build();

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.builder(JsonSchemaFactory.getInstance(V202012))
            .metaSchema(KNOWN_KEYWORDS_ONLY)
            .schemaLoaders(loaders -> loaders.schemas(Contracts::textOfId).add(DisallowSchemaLoader.getInstance()))
            .build();

    private Contracts() {}

    /** The schemas that describe whole documents; those in common/ are parts, checked through their users. */
    static List<Path> documentSchemas() {
        return files(SCHEMAS).stream()
                .filter(file -> !file.startsWith(SCHEMAS.resolve("common")))
                .toList();
    }

    /** The schemas of events, without the envelopes that these build on. */
    static List<Path> eventSchemas() {
        return documentSchemas().stream()
                .filter(file -> file.startsWith(SCHEMAS.resolve("in")) || file.startsWith(SCHEMAS.resolve("out")))
                .filter(file -> !ENVELOPES.contains(file.getFileName().toString()))
                .toList();
    }

    static String nameOf(Path schema) {
        return schema.getFileName().toString().replaceFirst("\\.json$", "");
    }

    /** What is wrong with the document: "instance location keyword" for each failing leaf; the root is "/". */
    public static Set<String> faults(Path schema, JsonNode document) {
        String id = ID_PREFIX + SCHEMAS.relativize(schema).toString().replace('\\', '/');
        JsonSchema loaded = FACTORY.getSchema(SchemaLocation.of(id), STRICT_FORMATS);
        return reasons(loaded, document);
    }

    /** What is wrong with the schema itself, by the meta-schema that comes with the validator. */
    static Set<String> faultsOfSchema(Path schema) {
        JsonSchema metaSchema = JsonSchemaFactory.getInstance(V202012).getSchema(SchemaLocation.of(SchemaId.V202012));
        return reasons(metaSchema, json(schema));
    }

    static JsonNode json(Path file) {
        return json(text(file));
    }

    public static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> files(Path folder) {
        try (var walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> reasons(JsonSchema schema, JsonNode document) {
        return schema.validate(document).stream().map(Contracts::reason).collect(toCollection(TreeSet::new));
    }

    private static String reason(ValidationMessage message) {
        String location = message.getInstanceLocation().toString();
        return (location.isEmpty() ? "/" : location) + " " + message.getType();
    }

    private static String textOfId(String id) {
        return id.startsWith(ID_PREFIX) ? text(SCHEMAS.resolve(id.substring(ID_PREFIX.length()))) : null;
    }
}
