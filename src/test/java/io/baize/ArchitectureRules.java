package io.baize;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The layout of DESIGN section 11 as rules over one base package, so that the same rules can be held against the product
 * and against planted violations.
 */
record ArchitectureRules(String base) {

    /** A package imports only from those before it. */
    static final List<String> ORDER = List.of(
            "kernel",
            "game",
            "rulepack",
            "theory",
            "terms",
            "progressive",
            "settle",
            "validate",
            "table",
            "ledger",
            "report",
            "change",
            "audit",
            "publish",
            "quarantine",
            "flow",
            "ingest",
            "api",
            "dashboard",
            "simulator",
            "cli");

    static final Set<String> PURE = Set.of(
            "kernel",
            "game",
            "rulepack",
            "terms",
            "progressive",
            "settle",
            "validate",
            "table",
            "ledger",
            "change",
            "report",
            "audit");

    /** Where a pure package meets a framework. */
    private static final List<String> EDGES = List.of("store", "load", "write");

    private static final List<String> FRAMEWORKS =
            List.of("java.sql.", "javax.sql.", "jakarta.", "io.quarkus.", "com.fasterxml.", "org.apache.kafka.");

    /** What answers differently each time it is asked. */
    private static final Map<String, Set<String>> UNREPEATABLE = Map.of(
            "java.lang.System", Set.of("currentTimeMillis", "nanoTime"),
            "java.lang.Math", Set.of("random"),
            "java.util.UUID", Set.of("randomUUID"),
            "java.util.concurrent.ThreadLocalRandom", Set.of("current"));

    ArchRule importsGoUpwards() {
        return classes().should(new ArchCondition<>("import only from packages above their own in the layout") {
            @Override
            public void check(JavaClass one, ConditionEvents events) {
                int own = ORDER.indexOf(root(one));
                if (own < 0) {
                    violated(events, one, one.getName() + " lies in no package of the layout");
                }
                one.getDirectDependenciesFromSelf().stream()
                        .filter(dependency -> ours(dependency.getTargetClass()))
                        .filter(dependency -> ORDER.indexOf(root(dependency.getTargetClass())) > own)
                        .forEach(dependency -> violated(events, one, dependency.getDescription()));
            }
        });
    }

    ArchRule nothingImportsTheSimulator() {
        return classes().that(not("simulator")).should(new ArchCondition<>("not import the simulator") {
            @Override
            public void check(JavaClass one, ConditionEvents events) {
                one.getDirectDependenciesFromSelf().stream()
                        .filter(dependency -> ours(dependency.getTargetClass()))
                        .filter(dependency -> root(dependency.getTargetClass()).equals("simulator"))
                        .forEach(dependency -> violated(events, one, dependency.getDescription()));
            }
        });
    }

    ArchRule pureCodeKnowsNoFramework() {
        return classes().that(arePure()).should(new ArchCondition<>("know no framework") {
            @Override
            public void check(JavaClass one, ConditionEvents events) {
                one.getDirectDependenciesFromSelf().stream()
                        .filter(dependency -> FRAMEWORKS.stream()
                                .anyMatch(dependency.getTargetClass().getName()::startsWith))
                        .forEach(dependency -> violated(events, one, dependency.getDescription()));
            }
        });
    }

    /** Time and chance are handed in; otherwise a replay would answer otherwise than the day itself. */
    ArchRule pureCodeReadsNoClock() {
        return classes().that(arePure()).should(new ArchCondition<>("read no clock and draw no lot") {
            @Override
            public void check(JavaClass one, ConditionEvents events) {
                one.getAccessesFromSelf().stream()
                        .filter(ArchitectureRules::unrepeatable)
                        .forEach(access -> violated(events, one, access.getDescription()));
                one.getDirectDependenciesFromSelf().stream()
                        .filter(dependency ->
                                dependency.getTargetClass().getName().equals("java.time.Clock"))
                        .forEach(dependency -> violated(events, one, dependency.getDescription()));
            }
        });
    }

    DescribedPredicate<JavaClass> arePure() {
        return DescribedPredicate.describe(
                "are pure",
                one -> PURE.contains(root(one))
                        && !EDGES.contains(one.getPackageName()
                                .substring(one.getPackageName().lastIndexOf('.') + 1)));
    }

    private DescribedPredicate<JavaClass> not(String root) {
        return DescribedPredicate.describe(
                "are outside " + root, one -> !root(one).equals(root));
    }

    private boolean ours(JavaClass one) {
        return one.getPackageName().startsWith(base + ".");
    }

    /** The package right below the base, or nothing for a class that lies elsewhere. */
    private String root(JavaClass one) {
        return ours(one) ? one.getPackageName().substring(base.length() + 1).split("\\.")[0] : "";
    }

    private static boolean unrepeatable(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        String name = access.getTarget().getName();
        return owner.startsWith("java.time.") && name.equals("now")
                || UNREPEATABLE.getOrDefault(owner, Set.of()).contains(name);
    }

    private static void violated(ConditionEvents events, JavaClass one, String how) {
        events.add(SimpleConditionEvent.violated(one, how));
    }
}
