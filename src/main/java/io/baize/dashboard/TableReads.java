package io.baize.dashboard;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.rulepack.RuleBook;
import io.baize.table.store.RoundQueries;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one table: what stands on it, the rounds it holds back and those it settled. */
@ApplicationScoped
class TableReads {

    static final int ROUNDS_SHOWN = 25;

    private static final String WHY_HELD = """
            select round_id, message from alert
            where table_id = ? and code = 'round-held' and round_id = any(?)
            order by at, partition, event_offset, index""";

    private final Sql sql;
    private final PitReads pit;
    private final RoundQueries rounds;
    private final RuleBook rules;
    private final MeterReads meters;

    TableReads(AgroalDataSource database, PitReads pit, RoundQueries rounds, RuleBook rules, MeterReads meters) {
        this.sql = new Sql(database);
        this.pit = pit;
        this.rounds = rounds;
        this.rules = rules;
        this.meters = meters;
    }

    Optional<TableNow> now(Property property, String table, Instant now) {
        return pit.table(property, table, now)
                .map(seen -> TableNow.of(
                        seen,
                        held(seen, property),
                        newest(property, table),
                        seen.standing().inForce(rules),
                        linked(seen, property),
                        property));
    }

    /** The meters it shares; most tables share none, and then none is read. */
    private List<LinkedView> linked(PitReads.Seen seen, Property property) {
        return seen.standing().setup().terms().meterGroups().isEmpty() ? List.of() : meters.of(property);
    }

    Optional<TermsView> terms(Property property, String table, Instant now) {
        return pit.table(property, table, now)
                .map(PitReads.Seen::standing)
                .flatMap(standing -> standing.inForce(rules)
                        .map(terms -> TermsView.of(terms, standing.setup().termsVersion())));
    }

    Optional<SignView> sign(Property property, String table, Instant now) {
        return pit.table(property, table, now)
                .flatMap(seen -> seen.standing()
                        .inForce(rules)
                        .map(terms -> SignView.of(
                                terms,
                                new SignView.Place(
                                        seen.row().name(),
                                        property.name(),
                                        "terms version "
                                                + seen.standing().setup().termsVersion() + ", as in force at "
                                                + Words.onPaper(now, property.timeZone()),
                                        "sign.pdf"))));
    }

    List<HeldRound> held(Property property, Instant now) {
        return pit.standings(property, null, now).stream()
                .flatMap(seen -> held(seen, property).stream())
                .toList();
    }

    List<RoundRow> newest(Property property, String table) {
        return older(property, table, Moments.END, "");
    }

    List<RoundRow> older(Property property, String table, Instant before, String beforeRound) {
        return rounds.page(table, before, beforeRound, ROUNDS_SHOWN).stream()
                .map(round -> RoundRow.of(table, round, property))
                .toList();
    }

    Optional<RoundView> round(Property property, String table, String round) {
        var revisions = rounds.revisions(table, round);
        return revisions.isEmpty()
                ? Optional.empty()
                : Optional.of(RoundView.of(table, round, revisions, property, rules));
    }

    private List<HeldRound> held(PitReads.Seen seen, Property property) {
        var held = seen.standing().held();
        if (held.isEmpty()) {
            return List.of();
        }
        String table = seen.row().id();
        Map<String, String> why = new HashMap<>();
        sql.list(
                        WHY_HELD,
                        row -> Map.entry(row.getString("round_id"), row.getString("message")),
                        table,
                        held.stream().map(round -> round.id()).toList())
                .forEach(entry -> why.put(entry.getKey(), entry.getValue()));
        return held.stream()
                .map(round ->
                        HeldRound.of(table, round, why, inForce(round.setup().inForce(rules), seen), property))
                .toList();
    }

    private Optional<TermsInForce> inForce(Optional<TermsInForce> ofRound, PitReads.Seen seen) {
        return ofRound.or(() -> seen.standing().inForce(rules));
    }
}
