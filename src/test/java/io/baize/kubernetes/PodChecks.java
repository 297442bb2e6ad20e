package io.baize.kubernetes;

import static io.baize.kubernetes.Manifests.containers;
import static io.baize.kubernetes.Manifests.elements;
import static io.baize.kubernetes.Manifests.nameOf;
import static io.baize.kubernetes.Manifests.pod;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What can be wrong with the pods that Baize itself runs, in words. */
final class PodChecks {

    private static final Map<String, String> PROBES = Map.of(
            "startupProbe", "/q/health/started",
            "readinessProbe", "/q/health/ready",
            "livenessProbe", "/q/health/live");
    /** The README's list of what a person must bring; everything else is made by an operator. */
    private static final Set<String> BROUGHT = Set.of("baize-oidc", "baize-identity-tls", "baize-public-tls");

    private static final Pattern SECRET = Pattern.compile("PASSWORD|SECRET|JAAS|TOKEN|CREDENTIAL");
    private static final Pattern PINNED = Pattern.compile(".+(:(?!latest$)[\\w][\\w.-]*|@sha256:[0-9a-f]{64})");

    private PodChecks() {}

    static Stream<String> root(Manifests manifests) {
        return manifests.workloads().stream()
                .filter(workload -> !pod(workload)
                                .at("/securityContext/runAsNonRoot")
                                .asBoolean()
                        || pod(workload).at("/securityContext/runAsUser").asInt() == 0
                        || containers(workload).anyMatch(container -> overridesUser(container.path("securityContext"))))
                .map(workload -> nameOf(workload) + " may run as root");
    }

    private static boolean overridesUser(JsonNode context) {
        return context.has("runAsUser") || context.has("runAsNonRoot");
    }

    static Stream<String> writableRoot(Manifests manifests) {
        return eachContainer(manifests, container -> {
            if (!container.at("/securityContext/readOnlyRootFilesystem").asBoolean()) {
                return Stream.of("can write to its root file system");
            }
            var tmp = elements(container.path("volumeMounts"))
                    .anyMatch(mount -> mount.path("mountPath").asText().equals("/tmp"));
            return tmp ? Stream.of() : Stream.of("has no /tmp to write to");
        });
    }

    static Stream<String> privileges(Manifests manifests) {
        var seccomp = manifests.workloads().stream()
                .filter(workload -> !text(pod(workload), "/securityContext/seccompProfile/type")
                        .equals("RuntimeDefault"))
                .map(workload -> nameOf(workload) + " has no seccomp profile");
        return Stream.concat(seccomp, eachContainer(manifests, container -> {
            var context = container.path("securityContext");
            var kept = context.path("allowPrivilegeEscalation").asBoolean(true)
                    || context.path("privileged").asBoolean()
                    || context.at("/capabilities").has("add")
                    || !text(context, "/capabilities/drop/0").equals("ALL");
            return kept ? Stream.of("keeps privileges") : Stream.of();
        }));
    }

    static Stream<String> plainSecrets(Manifests manifests) {
        var env = eachContainer(
                manifests,
                container -> elements(container.path("env"))
                        .filter(variable ->
                                SECRET.matcher(variable.path("name").asText()).find())
                        .filter(variable -> !variable.at("/valueFrom").has("secretKeyRef"))
                        .map(variable ->
                                "has a plain value for " + variable.path("name").asText()));
        var maps = manifests.ofKind("ConfigMap").stream()
                .flatMap(map -> map.path("data").propertyStream().map(Map.Entry::getKey))
                .filter(key -> SECRET.matcher(key).find())
                .map(key -> "A config map holds " + key);
        var secrets = manifests.ofKind("Secret").stream().map(secret -> "A secret is committed: " + nameOf(secret));
        return Stream.of(env, maps, secrets).flatMap(problems -> problems);
    }

    static Stream<String> unknownSecrets(Manifests manifests) {
        var made = new TreeSet<>(BROUGHT);
        manifests
                .ofKind("Cluster")
                .forEach(cluster -> made.addAll(List.of(nameOf(cluster) + "-app", nameOf(cluster) + "-ca")));
        manifests.ofKind("Kafka").forEach(kafka -> made.add(nameOf(kafka) + "-cluster-ca-cert"));
        manifests.ofKind("KafkaUser").forEach(user -> made.add(nameOf(user)));
        var used = manifests.documents().stream()
                .flatMap(document -> Stream.of(
                                document.findValues("secretKeyRef").stream().map(reference -> reference.path("name")),
                                document.findValues("usernameSecret").stream().map(reference -> reference.path("name")),
                                document.findValues("passwordSecret").stream().map(reference -> reference.path("name")),
                                document.findValues("secretName").stream(),
                                document.findValues("tlsSecret").stream(),
                                elements(document.at("/spec/placeholders"))
                                        .map(reference -> reference.at("/secret/name")))
                        .flatMap(names -> names));
        return used.map(JsonNode::asText)
                .filter(secret -> !made.contains(secret))
                .distinct()
                .map(secret -> "Nobody makes the secret " + secret);
    }

    static Stream<String> probes(Manifests manifests) {
        return eachContainer(
                manifests,
                container -> PROBES.entrySet().stream()
                        .filter(probe -> !text(container.path(probe.getKey()), "/httpGet/path")
                                .equals(probe.getValue()))
                        .map(probe -> probe.getKey() + " does not ask " + probe.getValue()));
    }

    static Stream<String> resources(Manifests manifests) {
        var ours = eachContainer(
                manifests,
                container -> bounded(container.path("resources")) ? Stream.of() : Stream.of("is not bounded"));
        var operators = Stream.of("KafkaNodePool", "Cluster", "Keycloak")
                .flatMap(kind -> manifests.ofKind(kind).stream())
                .filter(document -> !bounded(document.at("/spec/resources")))
                .map(document -> document.path("kind").asText() + " " + nameOf(document) + " is not bounded");
        return Stream.concat(ours, operators);
    }

    private static boolean bounded(JsonNode resources) {
        return Stream.of("/requests/cpu", "/requests/memory", "/limits/cpu", "/limits/memory")
                .noneMatch(pointer -> resources.at(pointer).isMissingNode());
    }

    static Stream<String> termination(Manifests manifests) {
        var settings = manifests.ofKind("ConfigMap").getFirst().path("data");
        var shutdown = Integer.parseInt(
                settings.path("QUARKUS_SHUTDOWN_TIMEOUT").asText("0s").replace("s", ""));
        return manifests.workloads().stream()
                .filter(workload -> {
                    var pause = text(workload, "/spec/template/spec/containers/0/lifecycle/preStop/sleep/seconds");
                    return shutdown == 0
                            || pause.isEmpty()
                            || pod(workload)
                                            .path("terminationGracePeriodSeconds")
                                            .asInt()
                                    <= shutdown + Integer.parseInt(pause);
                })
                .map(workload -> nameOf(workload) + " is killed before it has shut down");
    }

    static Stream<String> selectors(Manifests manifests, String kind, String pointer) {
        var selecting = manifests.ofKind(kind);
        if (selecting.isEmpty()) {
            return Stream.of("There is no " + kind);
        }
        return selecting.stream()
                .filter(document -> manifests.workloads().stream()
                        .noneMatch(workload ->
                                selects(document.at(pointer), workload.at("/spec/template/metadata/labels"))))
                .map(document -> kind + " " + nameOf(document) + " selects no pod");
    }

    private static boolean selects(JsonNode selector, JsonNode labels) {
        return !selector.isEmpty()
                && selector.propertyStream().allMatch(label -> label.getValue().equals(labels.path(label.getKey())));
    }

    static Stream<String> images(Manifests manifests) {
        return eachContainer(
                manifests,
                container -> PINNED.matcher(container.path("image").asText()).matches()
                        ? Stream.of()
                        : Stream.of("runs the unpinned image "
                                + container.path("image").asText()));
    }

    private static Stream<String> eachContainer(Manifests manifests, Function<JsonNode, Stream<String>> check) {
        return manifests.workloads().stream()
                .flatMap(workload -> containers(workload)
                        .flatMap(container -> check.apply(container)
                                .map(problem -> nameOf(workload) + "/"
                                        + container.path("name").asText() + " " + problem)));
    }

    private static String text(JsonNode node, String pointer) {
        return node.at(pointer).asText();
    }
}
