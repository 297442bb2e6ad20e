package io.baize.rulepack.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.Pack;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A shipped pack with a few words of its text changed, for rules that no shipped pack states. */
public record ChangedPack(String file, String yaml) {

    public static ChangedPack of(String jurisdiction) {
        String file = jurisdiction + "/heads-up-holdem.yaml";
        try (InputStream stream = ChangedPack.class.getResourceAsStream("/rulepacks/" + file)) {
            return new ChangedPack(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words must stand in the file exactly once, so that a test never changes what it does not mean. */
    public ChangedPack replacing(String words, String others) {
        assertThat(yaml.split(java.util.regex.Pattern.quote(words), -1))
                .as("'" + words + "' in " + file)
                .hasSize(2);
        return new ChangedPack(file, yaml.replace(words, others));
    }

    public Pack load() {
        return RuleBooks.read(file, yaml);
    }
}
