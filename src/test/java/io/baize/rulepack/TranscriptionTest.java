package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The packs against a second transcription of the texts, made blind by another reader. Whatever one of them has and the
 * other has not, or has differently, is an error in one of the two.
 */
class TranscriptionTest {

    @TestFactory
    Stream<DynamicTest> twoReadersTookTheSameFromTheTexts() {
        TreeSet<String> games = new TreeSet<>(Transcriptions.games());
        RuleBooks.shipped().packs().forEach(pack -> games.add(pack.game()));
        return games.stream().map(game -> DynamicTest.dynamicTest(game, () -> agree(game)));
    }

    private static void agree(String game) {
        // Given
        Map<String, String> second = Transcriptions.of(game);

        // When
        List<Pack> packs = RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.game().equals(game))
                .toList();

        // Then
        assertThat(packs).as("packs of " + game + ", which has a transcription").isNotEmpty();
        assertThat(differences(PackCells.of(packs), second)).isEmpty();
        assertThat(second).isNotEmpty();
    }

    @Test
    void aSingleDifferentCellIsNamed() {
        // Given
        Map<String, String> second = Transcriptions.of("heads-up-holdem");
        Map<String, String> changed = new TreeMap<>(second);

        // When
        changed.put("ny trips-plus A flush", "8:1");
        changed.remove("md seed F minimum");
        changed.put("nh irregularity shuffler-jam wager", "ante");

        // Then
        assertThat(differences(changed, second))
                .containsExactly(
                        "md seed F minimum: the pack has nothing, the transcription $6,000",
                        "nh irregularity shuffler-jam wager: the pack has ante, the transcription nothing",
                        "ny trips-plus A flush: the pack has 8:1, the transcription 7:1");
    }

    private static List<String> differences(Map<String, String> packs, Map<String, String> second) {
        TreeSet<String> cells = new TreeSet<>(packs.keySet());
        cells.addAll(second.keySet());
        return cells.stream()
                .filter(cell -> !packs.getOrDefault(cell, "").equals(second.getOrDefault(cell, "")))
                .map(cell -> "%s: the pack has %s, the transcription %s"
                        .formatted(cell, packs.getOrDefault(cell, "nothing"), second.getOrDefault(cell, "nothing")))
                .toList();
    }
}
