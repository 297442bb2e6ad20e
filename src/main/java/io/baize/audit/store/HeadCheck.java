package io.baize.audit.store;

import io.baize.audit.ChainFaults;
import io.baize.audit.Compared;
import io.baize.audit.Fault;
import io.baize.audit.Progress;
import io.baize.audit.ToldHead;
import io.baize.audit.ToldHeads;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Compares heads that were told to Kafka with the rows of the same sequence: a chain made anew has other hashes. */
record HeadCheck(Connection connection, Function<String, Stretch> stretches) {

    private static final String TOPIC = "the heads on Kafka";

    private static final String FOUND = """
            select a.property_id, a.sequence, a.hash from audit a
            join unnest(?, ?) as told (chain, sequence)
                on a.property_id = told.chain and a.sequence = told.sequence::bigint""";

    /** The part of a chain that is verified, and where what does not agree is gathered. */
    record Stretch(ChainFaults faults, long from, long to, boolean reachesItsEnd) {}

    private record Place(String chain, long sequence) {}

    void compare(ToldHeads heads, Progress progress) {
        long done = 0;
        for (List<ToldHead> some = heads.next(); !some.isEmpty(); some = heads.next()) {
            compare(some);
            done += some.size();
            progress.at(TOPIC, done, heads.total());
        }
    }

    private void compare(List<ToldHead> heads) {
        Map<Place, String> found = found(heads);
        for (ToldHead head : heads) {
            Stretch stretch = stretches.apply(head.chain());
            if (stretch != null) {
                compare(head, found.get(new Place(head.chain(), head.sequence())), stretch);
            }
        }
    }

    private static void compare(ToldHead head, String found, Stretch stretch) {
        if (head.hash() == null) {
            stretch.faults().add(Fault.ofHead(head.sequence(), "what was told at this place is no head of a chain"));
            return;
        }
        boolean beyond = head.sequence() > stretch.to();
        if (head.sequence() < stretch.from() || beyond && !stretch.reachesItsEnd()) {
            return;
        }
        stretch.faults().compared(Compared.HEADS, 1);
        if (found == null) {
            String where = beyond ? "the chain ends before row " : "there is no row ";
            stretch.faults().add(Fault.ofHead(head.sequence(), where + head.sequence() + ", which was told to Kafka"));
        } else if (!found.equals(head.hash())) {
            stretch.faults().add(Fault.ofHead(head.sequence(), "the row was made anew: Kafka was told " + head.hash()));
        }
    }

    private Map<Place, String> found(List<ToldHead> heads) {
        List<String> chains = heads.stream().map(ToldHead::chain).toList();
        List<String> sequences =
                heads.stream().map(head -> Long.toString(head.sequence())).toList();
        Map<Place, String> found = new HashMap<>();
        Sql.list(
                        connection,
                        FOUND,
                        row -> Map.entry(
                                new Place(row.getString(1), row.getLong(2)),
                                HexFormat.of().formatHex(row.getBytes(3))),
                        chains,
                        sequences)
                .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
        return found;
    }
}
