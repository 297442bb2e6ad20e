package io.baize.audit.store;

import io.baize.audit.AuditRow;
import io.baize.audit.ChainHead;
import io.baize.audit.Range;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A chain, or a stretch of it, read page by page, so that its length does not matter. */
final class StoredChain implements Iterator<AuditRow> {

    /** A batch's row may be as long as what the batch stored. */
    private static final int PAGE = 200;

    private static final String ROWS = AuditLog.COLUMNS + """
            where property_id = ? and sequence > ? and sequence <= ? order by sequence limit ?""";

    private static final String FIRST_SINCE = """
            select sequence from audit where property_id = ? and at >= ? order by at, sequence limit 1""";

    private final Connection connection;
    private final String chain;
    private final long from;
    private final long to;
    private final boolean toItsEnd;
    private Iterator<AuditRow> page;
    private boolean last;
    private long read;

    private StoredChain(Connection connection, String chain, long from, long to, boolean toItsEnd) {
        this.connection = connection;
        this.chain = chain;
        this.from = from;
        this.to = to;
        this.toItsEnd = toItsEnd;
        this.read = from - 1;
        turn();
    }

    static StoredChain of(Connection connection, String chain, Range range) {
        long end = AuditLog.head(connection, chain).sequence();
        return switch (range) {
            case Range.Sequences(Long from, Long to) ->
                new StoredChain(
                        connection,
                        chain,
                        from == null ? 1 : from,
                        to == null ? end : Math.min(to, end),
                        to == null || to >= end);
            case Range.Times(Instant from, Instant to) -> {
                long first = from == null ? 1 : firstSince(connection, chain, from, end);
                long next = to == null ? end + 1 : firstSince(connection, chain, to, end);
                yield new StoredChain(connection, chain, first, next - 1, next > end);
            }
        };
    }

    private static long firstSince(Connection connection, String chain, Instant moment, long end) {
        return Sql.list(connection, FIRST_SINCE, row -> row.getLong(1), chain, moment).stream()
                .findFirst()
                .orElse(end + 1);
    }

    long from() {
        return from;
    }

    long to() {
        return to;
    }

    /** Whether nothing lies after it. */
    boolean reachesItsEnd() {
        return toItsEnd;
    }

    /** The row before the first, which the first must follow from; where it is missing, the first cannot follow. */
    ChainHead before() {
        if (from <= 1) {
            return ChainHead.START;
        }
        return Sql.list(connection, ROWS, AuditLog::row, chain, from - 2, from - 1, 1).stream()
                .map(row -> new ChainHead(row.sequence(), row.hash()))
                .findFirst()
                .orElse(new ChainHead(from - 1, "missing"));
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
        List<AuditRow> rows = Sql.list(connection, ROWS, AuditLog::row, chain, read, to, PAGE);
        last = rows.size() < PAGE;
        page = rows.iterator();
    }
}
