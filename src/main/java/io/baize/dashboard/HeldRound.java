package io.baize.dashboard;

import io.baize.rulepack.IrregularityRule;
import io.baize.rulepack.Pack;
import io.baize.table.LiveRound;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A round that does not settle until what it waits for is there or a supervisor decides. */
record HeldRound(
        String table,
        String id,
        String opened,
        String reason,
        List<String> missing,
        List<Unruled> unruled,
        List<Jackpot> jackpots,
        boolean miscounted,
        boolean gap) {

    /** An irregularity the text is silent about. */
    record Unruled(String kind, int seat, String says, String cite) {}

    /** A progressive win that a supervisor has not validated. */
    record Jackpot(int seat, String won) {}

    static HeldRound of(
            String table,
            LiveRound round,
            Map<String, String> messages,
            Optional<TermsInForce> terms,
            Property property) {
        String why = messages.getOrDefault(round.id(), Words.plain(round.heldFor()));
        String coded = round.heldFor() + ": ";
        return new HeldRound(
                table,
                round.id(),
                Words.clock(round.openedAt(), property.timeZone()),
                Words.sentence(why.startsWith(coded) ? why.substring(coded.length()) : why),
                List.copyOf(round.missing()),
                terms.map(found -> unruled(round, found.pack())).orElse(List.of()),
                round.progressive().waiting().entrySet().stream()
                        .map(entry -> new Jackpot(entry.getKey(), Words.plain(entry.getValue())))
                        .toList(),
                round.miscounted(),
                !round.missing().isEmpty());
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public String apiPath() {
        return Paths.roundOfApi(table, id);
    }

    public boolean decidable() {
        return gap || miscounted || !unruled.isEmpty() || !jackpots.isEmpty();
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }

    private static List<Unruled> unruled(LiveRound round, Pack pack) {
        return round.facts().irregularities().stream()
                .filter(one -> one.ruling() == null)
                .flatMap(one -> Optional.ofNullable(pack.irregularities().get(one.kind()))
                        .filter(rule -> rule.effect() == IrregularityRule.Effect.SILENT)
                        .map(rule -> new Unruled(
                                Words.capital(one.kind()),
                                one.seat(),
                                rule.says(),
                                rule.cite().clause()))
                        .stream())
                .toList();
    }
}
