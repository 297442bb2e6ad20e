package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.load.RuleBooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every clause of the texts that demands notice, approval or posting, or speaks of what is posted, is a notice rule,
 * and no rule rests on a clause that does not. The table was written from the texts, with a few words of each clause.
 * What people tell each other in the course of a round, such as surveillance of a fourth point at craps, is no change.
 */
class NoticeClausesTest {

    private static final Path TABLE = Path.of("src", "test", "resources", "notices", "clauses.csv");
    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Set<String> POKER_STYLE = Set.of(
            "heads-up-holdem",
            "three-card-poker",
            "crazy-4-poker",
            "four-card-poker",
            "let-it-ride",
            "texas-holdem-bonus",
            "ultimate-texas-holdem",
            "caribbean-stud",
            "mississippi-stud",
            "criss-cross-poker",
            "asia-poker",
            "pai-gow-poker");

    @Test
    void theTableIsWhole() throws IOException {
        assertThat(rows()).hasSize(233);
    }

    @Test
    void everyClauseThatDemandsSomethingIsARule() throws IOException {
        Set<String> missing = fromTexts();
        missing.removeAll(fromRules());
        assertThat(missing).isEmpty();
    }

    @Test
    void noRuleRestsOnAClauseThatDemandsNothing() throws IOException {
        Set<String> unfounded = fromRules();
        unfounded.removeAll(fromTexts());
        assertThat(unfounded).isEmpty();
    }

    private static Set<String> fromTexts() throws IOException {
        return rows().stream()
                .map(row -> String.join(" | ", row.get(0), games(row.get(1)), row.get(2), row.get(3)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String games(String named) {
        return switch (named) {
            case "every" -> Set.of().toString();
            case "poker-style" -> new TreeSet<>(POKER_STYLE).toString();
            default -> new TreeSet<>(List.of(named.split(" "))).toString();
        };
    }

    private static Set<String> fromRules() {
        Stream<String> packs = RULES.packs().stream()
                .flatMap(pack -> pack.notices().stream()
                        .flatMap(rule -> clauses(pack.jurisdiction().id(), rule)));
        Stream<String> general = RULES.general().stream()
                .flatMap(file -> file.notices().stream()
                        .flatMap(rule -> clauses(file.jurisdiction().id(), rule)));
        return Stream.concat(packs, general).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> clauses(String jurisdiction, NoticeRule rule) {
        if (rule.source() != NoticeRule.Source.TEXT) {
            return Stream.empty();
        }
        return Arrays.stream(rule.cite().clause().split(", "))
                .map(clause ->
                        String.join(" | ", jurisdiction, new TreeSet<>(rule.games()).toString(), clause, demand(rule)));
    }

    private static String demand(NoticeRule rule) {
        String who =
                rule.recipients().stream().map(NoticeClausesTest::id).sorted().collect(Collectors.joining(" "));
        return switch (rule.approval()) {
            case COMMISSION -> "commission approval";
            case INTERNAL_CONTROLS -> "internal controls";
            case NONE -> rule.uniform() == null ? toldOrPosted(rule, who) : "same throughout the " + id(rule.uniform());
        };
    }

    private static String toldOrPosted(NoticeRule rule, String who) {
        return switch (who) {
            case "" -> "nothing";
            case "public-sign" -> "post";
            default -> "tell " + who + (rule.timing() == NoticeRule.Timing.AFTER_ROUND ? " after a round" : "");
        };
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The last column, the words of the clause, is for people and may hold commas. */
    private static List<List<String>> rows() throws IOException {
        List<String> lines = Files.readAllLines(TABLE);
        assertThat(lines.getFirst()).isEqualTo("jurisdiction,games,clause,demand,words");
        return lines.stream()
                .skip(1)
                .map(line -> List.of(line.split(",", 5)))
                .peek(row -> assertThat(row).hasSize(5).doesNotContain(""))
                .toList();
    }
}
