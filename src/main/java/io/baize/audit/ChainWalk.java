package io.baize.audit;

/**
 * Follows a chain row by row. A row that does not follow is a fault; the walk goes on from it, so that every faulty row
 * is named and not only the first.
 */
public final class ChainWalk {

    private final ChainFaults faults;
    private ChainHead head;

    public ChainWalk(ChainHead start, ChainFaults faults) {
        this.head = start;
        this.faults = faults;
    }

    public void take(AuditRow row) {
        String fault = AuditChain.fault(faults.chain(), head, row);
        if (fault != null) {
            faults.add(Fault.ofChain(head.sequence() + 1, fault));
        }
        faults.compared(Compared.ROWS, 1);
        head = new ChainHead(row.sequence(), row.hash());
    }

    /** The last row that was read. */
    public ChainHead head() {
        return head;
    }
}
