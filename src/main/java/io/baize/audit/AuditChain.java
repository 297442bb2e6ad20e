package io.baize.audit;

import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Hash = SHA-256 over the previous hash and the content, see {@link Parts}. Times count to the microsecond, as the
 * database keeps them. A property's chain holds the acts of its people and bears its id; a partition's chain holds one
 * row a batch of the flow and is called {@code flow-} and the partition's number.
 */
public final class AuditChain {

    private static final String FLOW = "flow-";
    private static final Pattern OF_A_PARTITION = Pattern.compile(FLOW + "\\d{1,9}");

    private AuditChain() {}

    public static String ofPartition(int partition) {
        return FLOW + partition;
    }

    public static boolean isOfPartition(String chain) {
        return OF_A_PARTITION.matcher(chain).matches();
    }

    public static int partition(String chain) {
        return Integer.parseInt(chain.substring(FLOW.length()));
    }

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

    /** Why the row does not follow the head, or null if it does. */
    static String fault(String chain, ChainHead head, AuditRow row) {
        if (!row.act().property().equals(chain)) {
            return "the row belongs to another chain";
        }
        long wanted = head.sequence() + 1;
        if (row.sequence() != wanted) {
            return row.sequence() == wanted + 1
                    ? "the row is missing"
                    : "the rows " + wanted + " to " + (row.sequence() - 1) + " are missing";
        }
        if (!row.previous().equals(head.hash())) {
            return "the row does not follow from the one before it";
        }
        return row.hash().equals(hash(head.hash(), row.sequence(), row.act()))
                ? null
                : "the content of the row was changed";
    }

    private static String hash(String previous, long sequence, Act act) {
        return HexFormat.of()
                .formatHex(Parts.hash(Arrays.asList(
                        previous,
                        Long.toString(sequence),
                        act.property(),
                        act.at().toString(),
                        act.actor(),
                        act.action(),
                        act.subject(),
                        act.detail())));
    }
}
