package io.baize.dashboard;

import io.baize.audit.AuditChain;
import io.baize.audit.ChainReport;
import io.baize.audit.Compared;
import io.baize.audit.Fault;
import io.baize.audit.store.StoredRows;
import io.baize.terms.store.Property;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a verification found, chain by chain, the property's own first. */
record VerifiedView(boolean intact, String at, long faults, List<Chain> chains) {

    /** Everything but what has a column of its own, kinds in the order in which money comes about. */
    private static final List<String> ORDER = Stream.concat(
                    Arrays.stream(StoredRows.values()).map(StoredRows::id), Stream.of(Compared.UNDIGESTED))
            .toList();

    /** {@code more} is how many faults there are beyond those listed. */
    record Chain(
            String id,
            String about,
            boolean intact,
            String verdict,
            String rows,
            String heads,
            String stored,
            List<Fault> faults,
            String more) {}

    static VerifiedView of(List<ChainReport> reports, Property property, Instant now) {
        List<Chain> chains = reports.stream()
                .sorted((a, b) -> Boolean.compare(isFlow(a), isFlow(b)))
                .map(VerifiedView::chain)
                .toList();
        return new VerifiedView(
                reports.stream().allMatch(ChainReport::intact),
                Words.dateAndClock(now, property.timeZone()),
                reports.stream().mapToLong(ChainReport::faultCount).sum(),
                chains);
    }

    private static Chain chain(ChainReport report) {
        long more = report.faultCount() - report.faults().size();
        return new Chain(
                report.chain(),
                isFlow(report)
                        ? "Rounds and money of partition " + AuditChain.partition(report.chain())
                        : "Acts of people",
                report.intact(),
                report.brokenAt() == null ? "does not agree" : "broken at " + Words.count(report.brokenAt()),
                times(report, Compared.ROWS),
                times(report, Compared.HEADS),
                stored(report),
                report.faults(),
                more > 0 ? Words.count(more) : null);
    }

    private static boolean isFlow(ChainReport report) {
        return AuditChain.isOfPartition(report.chain());
    }

    private static String times(ChainReport report, String what) {
        return Words.count(report.compared().getOrDefault(what, 0L));
    }

    private static String stored(ChainReport report) {
        return ORDER.stream()
                .filter(kind -> report.compared().getOrDefault(kind, 0L) > 0)
                .map(kind -> named(report.compared().get(kind), kind.replace('-', ' ')))
                .collect(Collectors.joining(", "));
    }

    private static String named(long times, String kind) {
        String many = kind.endsWith("y")
                ? kind.substring(0, kind.length() - 1) + "ies"
                : kind + (kind.endsWith("ch") ? "es" : "s");
        return Words.count(times) + " " + (times == 1 ? kind : many);
    }
}
