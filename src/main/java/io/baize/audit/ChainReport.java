package io.baize.audit;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Whether a chain holds and agrees with what it stands for. {@code from} is the sequence it was read from,
 * {@code compared} counts what was compared, {@code faults} are the first in the order of the chain, and
 * {@code faultCount} is how many there are in all.
 */
public record ChainReport(String chain, long from, Map<String, Long> compared, List<Fault> faults, long faultCount) {

    public boolean intact() {
        return faultCount == 0;
    }

    /** The sequence of the first row that does not hold, or null. */
    public Long brokenAt() {
        return intact() ? null : faults.getFirst().sequence();
    }

    public String why() {
        return intact() ? null : faults.getFirst().says();
    }

    /** The same for somebody who is not told of everything by name. */
    public ChainReport tellingOnly(Predicate<Fault> inSight) {
        List<Fault> told = faults.stream()
                .map(fault -> inSight.test(fault) ? fault : fault.hidden())
                .toList();
        return new ChainReport(chain, from, compared, told, faultCount);
    }

    /** How many rows hold, from the first that was read on. */
    public long rows() {
        long read = compared.getOrDefault(Compared.ROWS, 0L);
        return brokenAt() == null ? read : Math.min(read, brokenAt() - from);
    }
}
