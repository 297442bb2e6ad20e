package io.baize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.baize.kernel.Money;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The layout of DESIGN section 11. Each rule is also held against violations planted for it, and must find them. */
class ArchitectureTest {

    private static final ArchitectureRules RULES = new ArchitectureRules("io.baize");
    private static final ArchitectureRules PLANTED_RULES = new ArchitectureRules("io.baize.planted");
    private static final JavaClasses PRODUCT = new ClassFileImporter().importPath(folderOf(Money.class));
    private static final JavaClasses PLANTED =
            new ClassFileImporter().importPath(folderOf(ArchitectureTest.class).resolve("io/baize/planted"));

    @Test
    void aPackageImportsOnlyFromThoseAboveIt() {
        RULES.importsGoUpwards().check(PRODUCT);

        assertThatThrownBy(() -> PLANTED_RULES.importsGoUpwards().check(PLANTED))
                .hasMessageContaining("io.baize.planted.kernel.KnowsSettlement")
                .hasMessageContaining("io.baize.planted.nowhere.Stray lies in no package of the layout");
    }

    @Test
    void nothingImportsTheSimulator() {
        RULES.nothingImportsTheSimulator().check(PRODUCT);

        assertThatThrownBy(() -> PLANTED_RULES.nothingImportsTheSimulator().check(PLANTED))
                .hasMessageContaining("io.baize.planted.api.PlaysByItself");
    }

    @Test
    void pureCodeKnowsNoFramework() {
        RULES.pureCodeKnowsNoFramework().check(PRODUCT);

        assertThatThrownBy(() -> PLANTED_RULES.pureCodeKnowsNoFramework().check(PLANTED))
                .hasMessageContaining("java.sql.Connection")
                .hasMessageContaining("jakarta.annotation.Nullable")
                .hasMessageContaining("io.quarkus.runtime.LaunchMode")
                .hasMessageContaining("com.fasterxml.jackson.annotation.JsonProperty")
                .hasMessageContaining("org.apache.kafka.common.TopicPartition")
                .hasMessageNotContaining("io.baize.planted.settle.store");
    }

    @Test
    void pureCodeReadsNoClock() {
        RULES.pureCodeReadsNoClock().check(PRODUCT);

        assertThatThrownBy(() -> PLANTED_RULES.pureCodeReadsNoClock().check(PLANTED))
                .hasMessageContaining("java.time.Clock")
                .hasMessageContaining("java.time.Instant.now()")
                .hasMessageContaining("java.time.LocalDate.now()")
                .hasMessageContaining("java.time.LocalDateTime.now()")
                .hasMessageContaining("java.lang.System.currentTimeMillis()")
                .hasMessageContaining("java.lang.Math.random()");
    }

    @Test
    void pureCodeHasNoFloatingPoint() {
        assertThat(floatingPoint(PRODUCT, RULES)).isEmpty();

        assertThat(floatingPoint(PLANTED, PLANTED_RULES))
                .contains(
                        "io.baize.planted.terms.CountsInFractions.rate",
                        "io.baize.planted.terms.CountsInFractions.<init>()",
                        "io.baize.planted.terms.CountsInFractions.boxed()",
                        "io.baize.planted.terms.CountsInFractions.inPassing()")
                .doesNotContain("io.baize.planted.terms.CountsInFractions.whole()");
    }

    @Test
    void everyPackageSaysInASentenceWhatItIsFor() {
        assertThat(withoutSentence(Path.of("src", "main", "java"))).isEmpty();

        assertThat(withoutSentence(Path.of("src", "test", "java", "io", "baize", "planted")))
                .contains(Path.of("src", "test", "java", "io", "baize", "planted", "nowhere"))
                .doesNotContain(Path.of("src", "test", "java", "io", "baize", "planted", "kernel"));
    }

    private static List<String> floatingPoint(JavaClasses classes, ArchitectureRules rules) {
        return classes.stream()
                .filter(rules.arePure())
                .map(ArchitectureTest::file)
                .flatMap(file -> FloatingPoint.in(file).stream())
                .toList();
    }

    private static Path file(JavaClass one) {
        return Path.of(one.getSource().orElseThrow().getUri());
    }

    private static List<Path> withoutSentence(Path sources) {
        return list(
                sources,
                files -> files.filter(file -> file.toString().endsWith(".java"))
                        .map(Path::getParent)
                        .distinct()
                        .filter(folder -> !saysWhatItIsFor(folder.resolve("package-info.java")))
                        .toList());
    }

    private static boolean saysWhatItIsFor(Path info) {
        try {
            return Files.exists(info)
                    && Files.readString(info).matches("(?s)/\\*\\*\\s*\\S.*\\.\\s*\\*/\\s*package .*");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T list(Path folder, Function<Stream<Path>, T> use) {
        try (Stream<Path> files = Files.walk(folder)) {
            return use.apply(files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where a class was compiled to: the product in one folder, its tests in another. */
    private static Path folderOf(Class<?> one) {
        try {
            return Path.of(
                    one.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
