package io.baize.flow;

import io.baize.audit.store.AuditLog;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * One row of the partition's own chain a batch: a hash over what came in and one over every bet it settled, so that a
 * bet changed behind the application's back no longer agrees with the chain.
 */
final class BatchDigest {

    private final MessageDigest records = sha256();
    private final TreeSet<String> bets = new TreeSet<>();

    void record(Arrival arrival) {
        records.update((arrival.offset() + "\n").getBytes(StandardCharsets.UTF_8));
        records.update(Digest.of(arrival));
    }

    /** Sorted lines of {@code table/round/revision/bet stake returned won vigorish}, as the bets repeat them. */
    void settled(String table, Effect.SettledRound round) {
        for (SettlementDocument.BetResult bet : round.settlement().bets()) {
            bets.add("%s/%s/%d/%s %d %d %d %d"
                    .formatted(
                            table,
                            round.id(),
                            round.revision(),
                            bet.id(),
                            bet.stake(),
                            bet.returned(),
                            bet.won(),
                            bet.vigorish()));
        }
    }

    void append(Connection connection, int partition, List<Arrival> arrivals, Instant now) {
        MessageDigest settled = sha256();
        bets.forEach(line -> settled.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
        Map<String, Object> detail = Map.of(
                "from", arrivals.getFirst().offset(),
                "to", arrivals.getLast().offset(),
                "records", HexFormat.of().formatHex(records.digest()),
                "bets", HexFormat.of().formatHex(settled.digest()),
                "betCount", bets.size());
        String chain = "flow-" + partition;
        AuditLog.append(connection, chain, now, "flow", "batch", chain, detail);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
