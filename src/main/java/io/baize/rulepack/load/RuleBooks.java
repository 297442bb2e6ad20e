package io.baize.rulepack.load;

import io.baize.rulepack.GeneralNotices;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.NoticeRules;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Loads the packs that ship with Baize. A fault in any of them stops the start. */
public final class RuleBooks {

    private static final String FOLDER = "rulepacks/";

    private RuleBooks() {}

    public static RuleBook shipped() {
        List<String> names = text("index.txt").lines().toList();
        return of(
                names.stream()
                        .filter(name -> !general(name))
                        .map(name -> PackReader.read(name, text(name)))
                        .toList(),
                names.stream()
                        .filter(RuleBooks::general)
                        .map(name -> NoticeReader.general(name, text(name)))
                        .toList());
    }

    public static Pack read(String name, String yaml) {
        return PackReader.read(name, yaml);
    }

    private static boolean general(String name) {
        return name.endsWith("/notices.yaml");
    }

    static RuleBook of(List<Pack> packs) {
        return of(packs, List.of());
    }

    static RuleBook of(List<Pack> packs, List<GeneralNotices> general) {
        Set<String> dates = new HashSet<>();
        for (Pack pack : packs) {
            if (!dates.add(pack.jurisdiction() + pack.game() + pack.effective())) {
                throw new FaultyPack(
                        pack.jurisdiction().id() + "/" + pack.game(), List.of("two versions with one effective date"));
            }
        }
        RuleBook rules = new RuleBook(packs, general);
        packs.forEach(pack -> namedOnce(rules.notices(pack.jurisdiction(), pack.game())));
        return rules;
    }

    /** A change names what it must meet by the rule's id. */
    private static void namedOnce(NoticeRules notices) {
        Set<String> ids = new HashSet<>();
        for (NoticeRule rule : notices.rules()) {
            if (!ids.add(rule.id())) {
                throw new FaultyPack(
                        notices.jurisdiction().id() + "/" + notices.game(),
                        List.of("notices." + rule.id() + " stands in the pack and among the general ones"));
            }
        }
    }

    private static String text(String name) {
        try (InputStream stream = RuleBooks.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
            if (stream == null) {
                throw new FaultyPack(name, List.of("the file is listed and missing"));
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
