package io.baize.audit.store;

import io.baize.audit.AuditRow;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.LongFunction;

/** A chain read page by page, so that its length does not matter. */
final class StoredChain implements Iterator<AuditRow> {

    static final int PAGE = 1000;

    private final LongFunction<List<AuditRow>> pageAfter;
    private Iterator<AuditRow> page;
    private boolean last;
    private long read = Long.MIN_VALUE;

    StoredChain(LongFunction<List<AuditRow>> pageAfter) {
        this.pageAfter = pageAfter;
        turn();
    }

    @Override
    public boolean hasNext() {
        if (!page.hasNext() && !last) {
            turn();
        }
        return page.hasNext();
    }

    @Override
    public AuditRow next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        AuditRow row = page.next();
        read = row.sequence();
        return row;
    }

    private void turn() {
        List<AuditRow> rows = pageAfter.apply(read);
        last = rows.size() < PAGE;
        page = rows.iterator();
    }
}
