package io.baize.kubernetes;

import static io.baize.kubernetes.ManifestRule.*;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ManifestsTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Manifests> RENDERED = new LinkedHashMap<>();

    @BeforeAll
    static void render() {
        for (var folder : List.of("base", "overlays/dev", "overlays/prod")) {
            RENDERED.put(folder, Manifests.render(Path.of("kubernetes", folder)));
        }
    }

    @ParameterizedTest
    @EnumSource(ManifestRule.class)
    void everyRenderingKeeps(ManifestRule rule) {
        var problems = RENDERED.entrySet().stream()
                .filter(rendering ->
                        rule != ONE_BROKER_MAY_BE_LOST || !rendering.getKey().endsWith("dev"))
                .flatMap(rendering -> rule.problems(rendering.getValue()).stream()
                        .map(problem -> rendering.getKey() + ": " + problem))
                .toList();

        assertThat(problems).isEmpty();
    }

    @Test
    void productionHasThreeOfEverythingAndDevelopmentOne() {
        assertThat(shape("overlays/prod")).isEqualTo("3 instances, 3 brokers, 2 in sync, 3 databases");
        assertThat(shape("overlays/dev")).isEqualTo("1 instances, 1 brokers, 1 in sync, 1 databases");
    }

    private static String shape(String folder) {
        var manifests = RENDERED.get(folder);
        return "%s instances, %s brokers, %s in sync, %s databases"
                .formatted(
                        manifests.one("Deployment", "baize").at("/spec/replicas"),
                        manifests.one("KafkaNodePool", "baize").at("/spec/replicas"),
                        manifests.one("Kafka", "baize").at("/spec/kafka/config/min.insync.replicas"),
                        manifests.one("Cluster", "baize-db").at("/spec/instances"));
    }

    @Test
    void imageIsPinnedAndNotRoot() throws IOException {
        var lines = Files.readAllLines(Path.of("src/main/docker/Dockerfile.jvm"));

        assertThat(lines)
                .filteredOn(line -> line.startsWith("FROM "))
                .allMatch(line -> line.matches("FROM \\S+:25\\.\\S+"));
        assertThat(lines).contains("USER 1001");
    }

    /** A change to the rendered base that breaks one rule, and the words in which the rule must name it. */
    record Plant(ManifestRule rule, String says, Consumer<Manifests> change) {
        @Override
        public String toString() {
            return rule + ": " + says;
        }
    }

    @ParameterizedTest
    @MethodSource("plants")
    void plantedViolationIsNamed(Plant plant) {
        var manifests = RENDERED.get("base").copy();

        plant.change.accept(manifests);

        assertThat(plant.rule.problems(manifests)).anyMatch(problem -> problem.contains(plant.says));
    }

    @Test
    void everyRuleHasAPlantedViolation() {
        assertThat(plants().map(Plant::rule).collect(Collectors.toSet())).isEqualTo(EnumSet.allOf(ManifestRule.class));
    }

    static Stream<Plant> plants() {
        var pod = "/spec/template/spec";
        var container = pod + "/containers/0";
        return Stream.of(
                inDeployment(WORKLOADS_RUN_AS_NON_ROOT, "baize may run as root", pod + "/securityContext/runAsUser", 0),
                inDeployment(
                        WORKLOADS_RUN_AS_NON_ROOT,
                        "baize may run as root",
                        pod + "/securityContext/runAsNonRoot",
                        false),
                inDeployment(
                        WORKLOADS_RUN_AS_NON_ROOT,
                        "baize may run as root",
                        container + "/securityContext/runAsUser",
                        0),
                inDeployment(
                        ROOT_FILE_SYSTEM_IS_READ_ONLY,
                        "can write",
                        container + "/securityContext/readOnlyRootFilesystem",
                        false),
                inDeployment(
                        ROOT_FILE_SYSTEM_IS_READ_ONLY, "no /tmp", container + "/volumeMounts/0/mountPath", "/var/tmp"),
                inDeployment(
                        NO_PRIVILEGES,
                        "keeps privileges",
                        container + "/securityContext/allowPrivilegeEscalation",
                        true),
                inDeployment(NO_PRIVILEGES, "no seccomp", pod + "/securityContext/seccompProfile/type", "Unconfined"),
                new Plant(
                        SECRETS_ARE_REFERENCES,
                        "plain value for QUARKUS_DATASOURCE_PASSWORD",
                        manifests -> manifests
                                .one("Deployment", "baize")
                                .findValues("env")
                                .getFirst()
                                .forEach(variable -> {
                                    if (variable.path("name").asText().equals("QUARKUS_DATASOURCE_PASSWORD")) {
                                        ((ObjectNode) variable)
                                                .put("value", "hunter2")
                                                .remove("valueFrom");
                                    }
                                })),
                new Plant(
                        SECRETS_ARE_REFERENCES,
                        "config map holds KAFKA_SASL_JAAS_CONFIG",
                        manifests -> ((ObjectNode)
                                        manifests.ofKind("ConfigMap").getFirst().path("data"))
                                .put("KAFKA_SASL_JAAS_CONFIG", "x")),
                in(SECRETS_ARE_REFERENCES, "secret is committed: baize", "Service", "baize", "/kind", "Secret"),
                in(
                        SECRETS_HAVE_A_MAKER,
                        "Nobody makes the secret baize-service",
                        "KafkaUser",
                        "baize-service",
                        "/metadata/name",
                        "other"),
                inDeployment(
                        PROBES_ASK_THE_RIGHT_PATHS,
                        "readinessProbe",
                        container + "/readinessProbe/httpGet/path",
                        "/q/health/live"),
                inDeployment(PROBES_ASK_THE_RIGHT_PATHS, "startupProbe", container + "/startupProbe", null),
                inDeployment(
                        RESOURCES_ARE_BOUNDED, "baize/baize is not bounded", container + "/resources/limits", null),
                in(
                        RESOURCES_ARE_BOUNDED,
                        "Cluster baize-db is not bounded",
                        "Cluster",
                        "baize-db",
                        "/spec/resources",
                        null),
                inDeployment(TERMINATION_IS_GRACEFUL, "killed before", pod + "/terminationGracePeriodSeconds", 30),
                in(
                        DISRUPTION_BUDGET_SELECTS_THE_PODS,
                        "selects no pod",
                        "PodDisruptionBudget",
                        "baize",
                        "/spec/selector/matchLabels/app.kubernetes.io~1name",
                        "beige"),
                in(
                        DISRUPTION_BUDGET_SELECTS_THE_PODS,
                        "There is no",
                        "PodDisruptionBudget",
                        "baize",
                        "/kind",
                        "Budget"),
                in(
                        SERVICE_SELECTS_THE_PODS,
                        "Service baize selects no pod",
                        "Service",
                        "baize",
                        "/spec/selector/extra",
                        "label"),
                in(
                        TOPICS_ARE_THOSE_OF_THE_CONTRACT,
                        "baize.table-events has 7",
                        "KafkaTopic",
                        "baize.table-events",
                        "/spec/partitions",
                        7),
                in(
                        TOPICS_ARE_THOSE_OF_THE_CONTRACT,
                        "baize.alerts has 0",
                        "KafkaTopic",
                        "baize.alerts",
                        "/metadata/name",
                        "alerts"),
                in(
                        STATE_TOPICS_ARE_COMPACTED,
                        "baize.meters",
                        "KafkaTopic",
                        "baize.meters",
                        "/spec/config/cleanup.policy",
                        "delete"),
                in(
                        STATE_TOPICS_ARE_COMPACTED,
                        "baize.audit-heads",
                        "KafkaTopic",
                        "baize.audit-heads",
                        "/spec/config/cleanup.policy",
                        "compact"),
                inDeployment(IMAGES_ARE_PINNED, "unpinned image baize:latest", container + "/image", "baize:latest"),
                inDeployment(
                        IMAGES_ARE_PINNED, "unpinned image host:5000/baize", container + "/image", "host:5000/baize"),
                inRealm("roles", "/roles/realm/0/name", "owner"),
                inRealm("brings users", "/users", "someone"),
                inRealm("takes passwords", "/clients/0/directAccessGrantsEnabled", true),
                inRealm("plain secret", "/clients/0/secret", "hunter2"),
                in(ONE_BROKER_MAY_BE_LOST, "baize.settlements", "KafkaTopic", "baize.settlements", "/spec/replicas", 2),
                in(ONE_BROKER_MAY_BE_LOST, "Kafka's defaults", "KafkaNodePool", "baize", "/spec/replicas", 1));
    }

    private static Plant inDeployment(ManifestRule rule, String says, String pointer, Object value) {
        return in(rule, says, "Deployment", "baize", pointer, value);
    }

    private static Plant inRealm(String says, String pointer, Object value) {
        return in(
                REALM_HAS_THE_ROLES_AND_NO_BACK_DOOR,
                says,
                "KeycloakRealmImport",
                "baize",
                "/spec/realm" + pointer,
                value);
    }

    /** Sets what the pointer names, or removes it where the value is null. */
    private static Plant in(ManifestRule rule, String says, String kind, String name, String pointer, Object value) {
        return new Plant(rule, says, manifests -> {
            var path = JsonPointer.compile(pointer);
            var parent = (ObjectNode) manifests.one(kind, name).at(path.head());
            if (value == null) {
                parent.remove(path.last().getMatchingProperty());
            } else {
                parent.set(path.last().getMatchingProperty(), JSON.valueToTree(value));
            }
        });
    }
}
