package io.baize.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.baize.kernel.load.StrictJson;
import io.baize.rulepack.load.RuleBooks;
import io.baize.rulepack.load.RulebookJson;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Prints all rule packs as one JSON document. */
public final class Rulebook {

    private Rulebook() {}

    public static void main(String[] arguments) throws JsonProcessingException {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void print(PrintStream out) throws JsonProcessingException {
        out.println(StrictJson.mapper()
                .writerWithDefaultPrettyPrinter()
                .writeValueAsString(RulebookJson.of(RuleBooks.shipped())));
    }
}
