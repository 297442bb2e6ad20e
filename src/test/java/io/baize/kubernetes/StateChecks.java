package io.baize.kubernetes;

import static io.baize.kubernetes.Manifests.elements;
import static io.baize.kubernetes.Manifests.nameOf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be wrong with what the operators keep for Baize: topics, brokers and the realm. */
final class StateChecks {

    /** Partitions by topic. One more or fewer on table-events would send tables away from their stored home partition. */
    private static final Map<String, Integer> TOPICS = Map.of(
            "baize.table-events", 6,
            "baize.decisions", 6,
            "baize.settlements", 6,
            "baize.table-totals", 6,
            "baize.meters", 6,
            "baize.alerts", 6,
            "baize.quarantine", 6,
            "baize.changes", 6,
            "baize.audit-heads", 1);

    private static final Set<String> COMPACTED = Set.of("baize.table-totals", "baize.meters");
    private static final Set<String> ROLES = Set.of(
            "dealer-terminal",
            "pit-supervisor",
            "pit-manager",
            "cage",
            "count-team",
            "finance",
            "compliance",
            "commission",
            "surveillance",
            "auditor",
            "admin");

    private StateChecks() {}

    static Stream<String> topics(Manifests manifests) {
        var found = manifests.ofKind("KafkaTopic").stream()
                .collect(Collectors.toMap(
                        Manifests::nameOf, topic -> topic.at("/spec/partitions").asInt()));
        var names = new TreeSet<>(TOPICS.keySet());
        names.addAll(found.keySet());
        return names.stream()
                .filter(topic -> !TOPICS.getOrDefault(topic, 0).equals(found.getOrDefault(topic, 0)))
                .map(topic -> topic + " has " + found.getOrDefault(topic, 0) + " partitions, not "
                        + TOPICS.getOrDefault(topic, 0));
    }

    static Stream<String> compaction(Manifests manifests) {
        return manifests.ofKind("KafkaTopic").stream()
                .filter(topic -> COMPACTED.contains(nameOf(topic))
                        != text(topic, "/spec/config/cleanup.policy").equals("compact"))
                .map(topic -> nameOf(topic) + " has the wrong cleanup policy");
    }

    static Stream<String> realm(Manifests manifests) {
        return manifests.ofKind("KeycloakRealmImport").stream()
                .map(document -> document.at("/spec/realm"))
                .flatMap(realm -> Stream.of(
                                elements(realm.at("/roles/realm"))
                                                .map(role -> role.path("name").asText())
                                                .collect(Collectors.toSet())
                                                .equals(ROLES)
                                        ? ""
                                        : "The realm's roles are not those of Baize",
                                realm.has("users") ? "The realm brings users" : "",
                                elements(realm.path("clients")).allMatch(StateChecks::isClosed)
                                        ? ""
                                        : "A client is public, takes passwords or holds a plain secret")
                        .filter(problem -> !problem.isEmpty()));
    }

    private static boolean isClosed(JsonNode client) {
        return !client.path("publicClient").asBoolean(true)
                && !client.path("directAccessGrantsEnabled").asBoolean(true)
                && client.path("secret").asText().matches("\\$\\{\\w+}");
    }

    static Stream<String> durability(Manifests manifests) {
        var brokers = manifests.ofKind("KafkaNodePool").stream()
                .mapToInt(pool -> pool.at("/spec/replicas").asInt())
                .sum();
        var topics = manifests.ofKind("KafkaTopic").stream()
                .filter(topic ->
                        !durable(topic.at("/spec/config/min.insync.replicas"), topic.at("/spec/replicas"), brokers))
                .map(topic -> nameOf(topic) + " does not survive the loss of a broker");
        var own = manifests.ofKind("Kafka").stream()
                .map(kafka -> kafka.at("/spec/kafka/config"))
                .filter(config ->
                        !durable(config.path("min.insync.replicas"), config.path("default.replication.factor"), brokers)
                                || !durable(
                                        config.path("transaction.state.log.min.isr"),
                                        config.path("transaction.state.log.replication.factor"),
                                        brokers))
                .map(config -> "Kafka's defaults do not survive the loss of a broker");
        return Stream.concat(topics, own);
    }

    private static boolean durable(JsonNode inSync, JsonNode replicas, int brokers) {
        return inSync.asInt() >= 2 && inSync.asInt() < replicas.asInt() && replicas.asInt() <= brokers;
    }

    private static String text(JsonNode node, String pointer) {
        return node.at(pointer).asText();
    }
}
