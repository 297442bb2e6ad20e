package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.store.StoredRound;
import io.baize.terms.store.Property;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** A round with all its revisions, the one that counts first. */
record RoundView(String table, String id, List<Revision> revisions) {

    public String path() {
        return Paths.round(table, id);
    }

    public String tablePath() {
        return Paths.table(table);
    }

    record Revision(
            int number,
            String status,
            String reason,
            String opened,
            String completed,
            String pack,
            int termsVersion,
            Felt felt,
            List<SeatBets> seats,
            List<Irregular> irregularities,
            List<Meter> meters,
            Money stake,
            Money returned,
            Money won,
            Money house) {

        public boolean reversed() {
            return status.equals("reversed");
        }
    }

    record SeatBets(int seat, String player, List<BetView> bets) {}

    record Irregular(String kind, Integer seat, String ruling) {}

    record Meter(String name, Money before, Money paid, Money after) {}

    static RoundView of(String table, String round, List<StoredRound> stored, Property property, RuleBook rules) {
        return new RoundView(
                table,
                round,
                stored.stream()
                        .sorted(Comparator.comparingInt(StoredRound::revision).reversed())
                        .map(one -> revision(one, property, rules))
                        .toList());
    }

    private static Revision revision(StoredRound round, Property property, RuleBook rules) {
        SettlementDocument settlement = round.settlement();
        Pack pack = rules.version(property.jurisdiction(), settlement.game(), round.pack())
                .orElseThrow(() -> new IllegalStateException("no rules " + round.pack()));
        return new Revision(
                round.revision(),
                round.status(),
                round.reason(),
                Words.clock(round.openedAt(), property.timeZone()),
                Words.dayAndClock(round.completedAt(), property.timeZone()),
                round.pack(),
                round.termsVersion(),
                Felt.of(pack.seats().value(), round.facts(), settlement),
                seats(pack, settlement.bets(), round.facts()),
                irregularities(round.facts()),
                meters(pack, settlement),
                Money.usd(settlement.totals().stake()),
                Money.usd(settlement.totals().returned()),
                Money.usd(settlement.totals().won()),
                Money.usd(settlement.totals().house()));
    }

    private static List<SeatBets> seats(Pack pack, List<SettlementDocument.BetResult> bets, RoundDocument facts) {
        return bets.stream()
                .map(SettlementDocument.BetResult::seat)
                .distinct()
                .sorted()
                .map(seat -> seat(pack, seat, bets, facts))
                .toList();
    }

    private static SeatBets seat(Pack pack, int seat, List<SettlementDocument.BetResult> all, RoundDocument facts) {
        List<SettlementDocument.BetResult> bets =
                all.stream().filter(bet -> bet.seat() == seat).toList();
        return new SeatBets(
                seat,
                bets.getFirst().player(),
                bets.stream()
                        .map(bet -> BetView.of(pack, bet, on(bet.id(), facts)))
                        .toList());
    }

    private static String on(String id, RoundDocument facts) {
        return facts.bets().stream()
                .filter(bet -> bet.id().equals(id))
                .map(RoundDocument.BetDocument::on)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static List<Irregular> irregularities(RoundDocument facts) {
        return facts.irregularities() == null
                ? List.of()
                : facts.irregularities().stream()
                        .map(one -> new Irregular(Words.capital(one.kind()), one.seat(), one.ruling()))
                        .toList();
    }

    /** Only meters that something was paid from. */
    private static List<Meter> meters(Pack pack, SettlementDocument settlement) {
        return settlement.meters() == null
                ? List.of()
                : settlement.meters().entrySet().stream()
                        .filter(move -> move.getValue().paid() != 0)
                        .map(move -> new Meter(
                                Words.wager(pack, move.getKey()),
                                Money.usd(move.getValue().before()),
                                Money.usd(move.getValue().paid()),
                                Money.usd(move.getValue().after())))
                        .toList();
    }
}
