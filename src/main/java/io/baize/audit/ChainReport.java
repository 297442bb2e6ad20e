package io.baize.audit;

/** Whether a chain holds. {@code brokenAt} is the sequence of the first row that does not, or null. */
public record ChainReport(String property, long rows, Long brokenAt, String why) {

    public boolean intact() {
        return brokenAt == null;
    }
}
