package io.baize.kubernetes;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What every rendering must keep, each as a function from the manifests to the problems it found, in words. */
enum ManifestRule {
    WORKLOADS_RUN_AS_NON_ROOT(PodChecks::root),
    ROOT_FILE_SYSTEM_IS_READ_ONLY(PodChecks::writableRoot),
    NO_PRIVILEGES(PodChecks::privileges),
    SECRETS_ARE_REFERENCES(PodChecks::plainSecrets),
    SECRETS_HAVE_A_MAKER(PodChecks::unknownSecrets),
    PROBES_ASK_THE_RIGHT_PATHS(PodChecks::probes),
    RESOURCES_ARE_BOUNDED(PodChecks::resources),
    TERMINATION_IS_GRACEFUL(PodChecks::termination),
    DISRUPTION_BUDGET_SELECTS_THE_PODS(
            manifests -> PodChecks.selectors(manifests, "PodDisruptionBudget", "/spec/selector/matchLabels")),
    SERVICE_SELECTS_THE_PODS(manifests -> PodChecks.selectors(manifests, "Service", "/spec/selector")),
    TOPICS_ARE_THOSE_OF_THE_CONTRACT(StateChecks::topics),
    STATE_TOPICS_ARE_COMPACTED(StateChecks::compaction),
    IMAGES_ARE_PINNED(PodChecks::images),
    REALM_HAS_THE_ROLES_AND_NO_BACK_DOOR(StateChecks::realm),
    /** Not for dev, which has one of everything. */
    ONE_BROKER_MAY_BE_LOST(StateChecks::durability);

    private final Function<Manifests, Stream<String>> check;

    ManifestRule(Function<Manifests, Stream<String>> check) {
        this.check = check;
    }

    List<String> problems(Manifests manifests) {
        return check.apply(manifests).toList();
    }
}
