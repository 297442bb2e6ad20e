package io.baize.audit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;

/**
 * Hash = SHA-256 over the previous hash and the content. Each part goes in with its length before it, four bytes, so
 * that no text can slip from one part into the next: actor {@code ab} with action {@code c} is not actor {@code a} with
 * {@code bc}. Times count to the microsecond, as the database keeps them.
 */
public final class AuditChain {

    private AuditChain() {}

    /** The row that this act adds after the head. */
    public static AuditRow next(ChainHead head, Act act) {
        Act kept = new Act(
                act.property(),
                act.at().truncatedTo(ChronoUnit.MICROS),
                act.actor(),
                act.action(),
                act.subject(),
                act.detail());
        long sequence = head.sequence() + 1;
        return new AuditRow(kept, sequence, head.hash(), hash(head.hash(), sequence, kept));
    }

    /** Walks the rows in their stored order and names the first that does not follow. */
    public static ChainReport verify(String property, Iterator<AuditRow> rows) {
        ChainHead head = ChainHead.START;
        while (rows.hasNext()) {
            AuditRow row = rows.next();
            String fault = fault(property, head, row);
            if (fault != null) {
                return new ChainReport(property, head.sequence(), head.sequence() + 1, fault);
            }
            head = new ChainHead(row.sequence(), row.hash());
        }
        return new ChainReport(property, head.sequence(), null, null);
    }

    private static String fault(String property, ChainHead head, AuditRow row) {
        if (!row.act().property().equals(property)) {
            return "the row belongs to another property";
        }
        if (row.sequence() != head.sequence() + 1) {
            return "the row is missing";
        }
        if (!row.previous().equals(head.hash())) {
            return "the row does not follow from the one before it";
        }
        return row.hash().equals(hash(head.hash(), row.sequence(), row.act()))
                ? null
                : "the content of the row was changed";
    }

    private static String hash(String previous, long sequence, Act act) {
        MessageDigest digest = sha256();
        List<String> parts = List.of(
                previous,
                Long.toString(sequence),
                act.property(),
                act.at().toString(),
                act.actor(),
                act.action(),
                act.subject(),
                act.detail());
        for (String part : parts) {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update(
                    ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
            digest.update(bytes);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
