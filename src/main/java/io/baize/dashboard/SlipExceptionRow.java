package io.baize.dashboard;

import io.baize.ledger.slip.SlipException;
import io.baize.terms.store.Property;

/** Something about a slip that does not agree. {@code slipPath} is null where the number is no slip's. */
record SlipExceptionRow(
        long id,
        String slip,
        String slipPath,
        String table,
        String code,
        String message,
        String raised,
        boolean open,
        boolean dispute,
        String answeredBy,
        String answered,
        String answer) {

    private static final String NUMBER = "[1-9][0-9]{0,17}";

    static SlipExceptionRow of(SlipException one, Property property) {
        SlipException.Answered answer = one.answer();
        return new SlipExceptionRow(
                one.id(),
                one.slip(),
                one.slip().matches(NUMBER) ? Paths.slip(property.id(), Long.parseLong(one.slip())) : null,
                one.table(),
                Words.capital(one.finding().code().id().substring("slip-".length())),
                one.finding().message(),
                Words.dayAndClock(one.raisedAt(), property.timeZone()),
                one.isOpen(),
                one.finding().code().isDispute(),
                answer == null ? null : answer.by(),
                answer == null ? null : Words.dayAndClock(answer.at(), property.timeZone()),
                answer == null ? null : answer.reason());
    }

    public String apiPath() {
        return "/api/v1/slip-exceptions/" + id;
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
