package io.baize.dashboard;

import io.baize.change.Item;
import io.baize.change.TableChange;
import io.baize.change.Wanted;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Exactly what changes at tables that play alike: each value before and after, and each paytable whose lines differ,
 * line beside line. {@code edgeBefore} and {@code edgeAfter} are null until the edge is known.
 */
record BeforeAfter(
        String game, List<At> tables, List<Value> values, List<Grid> paytables, String edgeBefore, String edgeAfter) {

    record At(String id, String name) {

        public String path() {
            return Paths.table(id);
        }
    }

    record Value(String place, String before, String after) {}

    record Grid(String schedule, String before, String after, List<Line> lines) {}

    record Line(String outcome, String before, String after) {

        public boolean differs() {
            return !before.equals(after);
        }
    }

    /** A table with the change that is asked there, and the rules it plays by. */
    record Asked(At table, TableChange change, Pack pack) {}

    private record Alike(String game, String pack, TermsDocument before, TermsDocument after, List<Item> items) {

        static Alike of(Asked asked) {
            TableChange change = asked.change();
            return new Alike(change.game(), asked.pack().version(), change.before(), change.after(), change.items());
        }
    }

    /** Tables that play alike are shown once. */
    static List<BeforeAfter> all(List<Asked> asked, Wanted wanted) {
        Map<Alike, List<Asked>> alike = new LinkedHashMap<>();
        asked.forEach(one ->
                alike.computeIfAbsent(Alike.of(one), _ -> new ArrayList<>()).add(one));
        return alike.values().stream().map(same -> of(same, wanted)).toList();
    }

    private static BeforeAfter of(List<Asked> same, Wanted wanted) {
        TableChange change = same.getFirst().change();
        Pack pack = same.getFirst().pack();
        TermsInForce before = ChangeReads.inForce(pack, change.before());
        TermsInForce after = ChangeReads.inForce(pack, change.after());
        return new BeforeAfter(
                pack.name(),
                same.stream().map(Asked::table).toList(),
                change.items().stream()
                        .map(item -> value(pack, change, wanted, item))
                        .toList(),
                pack.schedules().values().stream()
                        .flatMap(schedule -> grid(schedule, before, after).stream())
                        .toList(),
                change.edgeBefore(),
                change.edgeAfter());
    }

    private static Value value(Pack pack, TableChange change, Wanted wanted, Item item) {
        String place = TermsWords.place(pack, item.path());
        return Item.isOfTerms(item.path())
                ? new Value(
                        place,
                        TermsWords.value(pack, change.before(), item.path()),
                        TermsWords.value(pack, change.after(), item.path()))
                : new Value(place, "", TermsWords.besides(wanted, item));
    }

    private static Optional<Grid> grid(Schedule schedule, TermsInForce before, TermsInForce after) {
        Map<String, PayLine> old = lines(schedule, before);
        Map<String, PayLine> now = lines(schedule, after);
        List<Line> lines = Stream.concat(old.keySet().stream(), now.keySet().stream())
                .distinct()
                .map(outcome -> new Line(Words.capital(outcome), pays(old, outcome), pays(now, outcome)))
                .toList();
        return lines.stream().noneMatch(Line::differs)
                ? Optional.empty()
                : Optional.of(new Grid(
                        Words.schedule(after.pack(), schedule), name(schedule, before), name(schedule, after), lines));
    }

    /** Those that may be paid from: a schedule that does not apply, or whose wagers are not on offer, has none. */
    private static Map<String, PayLine> lines(Schedule schedule, TermsInForce terms) {
        return paytable(schedule, terms).map(Paytable::lines).orElse(Map.of());
    }

    private static Optional<Paytable> paytable(Schedule schedule, TermsInForce terms) {
        boolean offered = schedule.wagers().stream().anyMatch(terms::offers);
        return offered && terms.applies(schedule) ? terms.paytable(schedule) : Optional.empty();
    }

    private static String name(Schedule schedule, TermsInForce terms) {
        return terms.standing(schedule)
                .orElseGet(() -> paytable(schedule, terms).map(Words::paytable).orElse("none"));
    }

    private static String pays(Map<String, PayLine> lines, String outcome) {
        PayLine line = lines.get(outcome);
        return line == null ? "–" : line.pays().toString();
    }
}
