package io.baize.dashboard;

import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.RuleBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** All notice rules of one jurisdiction, grouped by the games they speak of. */
record NoticesView(String id, String name, int count, List<Group> groups) {

    /** Rules of the same games; those of every game come first. */
    record Group(String games, List<NoticeRow> rows) {}

    static NoticesView of(Jurisdiction jurisdiction, RuleBook rules) {
        Map<Set<String>, List<NoticeRule>> byGames = new LinkedHashMap<>();
        byGames.put(Set.of(), new ArrayList<>());
        rules.notices(jurisdiction)
                .forEach(rule -> byGames.computeIfAbsent(rule.games(), _ -> new ArrayList<>())
                        .add(rule));
        List<Group> groups = byGames.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> new Group(
                        games(entry.getKey()),
                        entry.getValue().stream().map(NoticeRow::of).toList()))
                .toList();
        int count = groups.stream().mapToInt(group -> group.rows().size()).sum();
        return new NoticesView(jurisdiction.id(), Words.name(jurisdiction), count, groups);
    }

    private static String games(Set<String> games) {
        return games.isEmpty()
                ? "Every game"
                : Words.sentence(games.stream().sorted().map(Words::plain).collect(Collectors.joining(", ")));
    }
}
