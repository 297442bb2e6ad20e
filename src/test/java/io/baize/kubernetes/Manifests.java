package io.baize.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What {@code kubectl kustomize} makes of a folder: the documents that would be applied. */
record Manifests(List<ObjectNode> documents) {

    private static final ObjectMapper YAML = new YAMLMapper();
    private static final Set<String> WORKLOADS = Set.of("Deployment", "StatefulSet", "DaemonSet", "Job");

    static Manifests render(Path folder) {
        try {
            var errors = Files.createTempFile("kustomize", ".txt");
            var process = new ProcessBuilder("kubectl", "kustomize", folder.toString())
                    .redirectError(errors.toFile())
                    .start();
            var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new AssertionError("kubectl kustomize " + folder + " failed: " + Files.readString(errors));
            }
            Files.delete(errors);
            return parse(text);
        } catch (IOException noKubectl) {
            throw new AssertionError(
                    "The manifests are rendered with kubectl, which did not start. Install it from your package manager"
                            + " or from https://kubernetes.io/docs/tasks/tools/ and put it on the PATH.",
                    noKubectl);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("Interrupted while rendering " + folder, interrupted);
        }
    }

    private static Manifests parse(String text) {
        try (var documents = YAML.readerFor(ObjectNode.class).<ObjectNode>readValues(text)) {
            return new Manifests(documents.readAll());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Manifests copy() {
        return new Manifests(documents.stream().map(ObjectNode::deepCopy).toList());
    }

    List<ObjectNode> ofKind(String kind) {
        return documents.stream()
                .filter(document -> document.path("kind").asText().equals(kind))
                .toList();
    }

    ObjectNode one(String kind, String name) {
        return ofKind(kind).stream()
                .filter(document -> nameOf(document).equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No " + kind + " named " + name));
    }

    List<ObjectNode> workloads() {
        return documents.stream()
                .filter(document -> WORKLOADS.contains(document.path("kind").asText()))
                .toList();
    }

    static String nameOf(JsonNode document) {
        return document.at("/metadata/name").asText();
    }

    static JsonNode pod(JsonNode workload) {
        return workload.at("/spec/template/spec");
    }

    static Stream<JsonNode> containers(JsonNode workload) {
        return Stream.of("initContainers", "containers")
                .flatMap(list -> elements(pod(workload).path(list)));
    }

    static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
