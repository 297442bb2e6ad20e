package io.baize.rulepack.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.GeneralNotices;
import io.baize.rulepack.NoticeRule;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads notice rules, those of a pack and those of a jurisdiction's general file. */
record NoticeReader(Faults faults) {

    static GeneralNotices general(String name, String yaml) {
        NoticeReader reader = new NoticeReader(new Faults());
        GeneralNotices notices = null;
        try {
            notices = reader.general(PackReader.YAML.readValue(yaml, NoticeFile.General.class));
        } catch (JsonProcessingException e) {
            reader.faults.add("line " + e.getLocation().getLineNr() + ": " + e.getOriginalMessage());
        }
        if (!reader.faults.found().isEmpty()) {
            throw new FaultyPack(name, reader.faults.found());
        }
        return notices;
    }

    private GeneralNotices general(NoticeFile.General file) {
        return new GeneralNotices(
                jurisdiction(file.jurisdiction()),
                faults.present("text", file.text()),
                file.notices() == null ? List.of() : all(file.notices(), one -> set(one.games())));
    }

    private Jurisdiction jurisdiction(String id) {
        return Jurisdiction.find(id).orElseGet(() -> {
            faults.add("jurisdiction: cannot read " + id);
            return null;
        });
    }

    /** The rules of a pack, which speak of its game and of its wagers and rules only. */
    List<NoticeRule> ofPack(String game, Set<String> known, List<NoticeFile> files) {
        for (NoticeFile file : files) {
            String place = "notices." + file.id();
            if (file.games() != null) {
                faults.add(place + ".games: a pack speaks of its own game");
            }
            set(file.about()).stream()
                    .filter(name -> !known.contains(name))
                    .forEach(name -> faults.add(place + ".about names no wager or rule: " + name));
        }
        return game == null ? List.of() : all(files, _ -> Set.of(game));
    }

    /** Goes on after a faulty rule, so that all faults are named at once. */
    private List<NoticeRule> all(List<NoticeFile> files, Function<NoticeFile, Set<String>> games) {
        Set<String> ids = new HashSet<>();
        files.stream()
                .filter(file -> !ids.add(file.id()))
                .forEach(file -> faults.add("notices." + file.id() + " stands there twice"));
        return files.stream()
                .map(file -> one(file, games.apply(file)))
                .filter(Objects::nonNull)
                .toList();
    }

    private NoticeRule one(NoticeFile file, Set<String> games) {
        String place = "notices." + file.id();
        try {
            return new NoticeRule(
                    faults.present("notices.id", file.id()),
                    games,
                    set(file.about()),
                    set(file.changes()).stream()
                            .map(id -> Faults.choice(place + ".changes", ChangeKind.class, id))
                            .collect(Collectors.toSet()),
                    file.recipients().stream()
                            .map(id -> Faults.choice(place + ".recipients", NoticeRule.Recipient.class, id))
                            .toList(),
                    Faults.choice(place + ".timing", NoticeRule.Timing.class, file.timing()),
                    file.lead() == null ? null : Duration.parse(file.lead()),
                    Faults.choice(place + ".approval", NoticeRule.Approval.class, file.approval()),
                    file.acknowledged(),
                    file.playersSeated(),
                    file.uniform() == null
                            ? null
                            : Faults.choice(place + ".uniform", NoticeRule.Uniform.class, file.uniform()),
                    file.source() == null
                            ? NoticeRule.Source.TEXT
                            : Faults.choice(place + ".source", NoticeRule.Source.class, file.source()),
                    faults.cite(place, file.cite()),
                    faults.present(place + ".says", file.says()));
        } catch (NullPointerException e) {
            faults.add(place + " lacks a required key");
        } catch (DateTimeParseException e) {
            faults.add(place + ".lead: cannot read " + file.lead());
        } catch (IllegalArgumentException e) {
            faults.add(e.getMessage().startsWith(place) ? e.getMessage() : place + ": " + e.getMessage());
        }
        return null;
    }

    private static Set<String> set(List<String> values) {
        return values == null ? Set.of() : Set.copyOf(values);
    }
}
