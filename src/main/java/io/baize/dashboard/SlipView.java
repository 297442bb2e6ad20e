package io.baize.dashboard;

import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import io.baize.ledger.slip.ChipCount;
import io.baize.ledger.slip.Side;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.Step;
import io.baize.ledger.slip.store.SlipLine;
import io.baize.terms.store.Property;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** One slip: what it is about, who signed it, and what the viewer may do. */
record SlipView(
        String property,
        String propertyName,
        long number,
        String kind,
        boolean fill,
        String table,
        String day,
        String state,
        String look,
        List<Line> lines,
        Money total,
        String tableCounted,
        String cageCounted,
        String voidReason,
        List<Signed> signatures,
        List<Copy> copies,
        List<Step> next,
        List<SlipForm.Chip> chips,
        List<SlipExceptionRow> exceptions) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

    record Line(String denomination, long pieces, Money amount) {}

    record Signed(String what, String by, String role, String at, String counted, String reason) {}

    record Copy(int number, String by, String at) {
        public int reprint() {
            return number - 1;
        }
    }

    static SlipView of(
            SlipLine line,
            List<Step> next,
            List<SlipForm.Chip> chips,
            List<SlipExceptionRow> exceptions,
            Property property) {
        Slip slip = line.slip();
        ZoneId zone = property.timeZone();
        Slip.Disputed disputed = slip instanceof Slip.Disputed found ? found : null;
        return new SlipView(
                property.id(),
                property.name(),
                slip.order().number(),
                SlipWords.kind(slip.order().kind()),
                slip.order().kind() == SlipKind.FILL,
                slip.order().table(),
                DAY.format(slip.order().gamingDay()),
                SlipWords.state(slip),
                SlipWords.look(slip),
                lines(slip.chips()),
                slip.chips().total(),
                disputed == null ? null : ChipCount.words(disputed.of(Side.TABLE)),
                disputed == null ? null : ChipCount.words(disputed.of(Side.CAGE)),
                slip instanceof Slip.Voided voided ? voided.reason() : null,
                slip.sheet().signatures().stream()
                        .map(one -> new Signed(
                                SlipWords.signed(one.step()),
                                one.by(),
                                one.role(),
                                Words.dayAndClock(one.at(), zone),
                                one.chips() == null
                                        ? one.amount() == null
                                                ? null
                                                : one.amount().toString()
                                        : ChipCount.words(one.chips()),
                                one.reason()))
                        .toList(),
                line.copies().stream()
                        .map(copy -> new Copy(copy.number(), copy.by(), Words.onPaper(copy.at(), zone)))
                        .toList(),
                next,
                chips,
                exceptions);
    }

    public String path() {
        return Paths.slip(property, number);
    }

    public String apiPath() {
        return "/api/v1" + path();
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public boolean prepares() {
        return next.contains(Step.PREPARE);
    }

    public boolean delivers() {
        return next.contains(Step.DELIVER);
    }

    public boolean asksVoid() {
        return next.contains(Step.ASK_VOID);
    }

    public boolean confirmsVoid() {
        return next.contains(Step.CONFIRM_VOID);
    }

    public boolean declinesVoid() {
        return next.contains(Step.DECLINE_VOID);
    }

    /** The newest copy, which is the one on paper now; null before the first. */
    public Copy copy() {
        return copies.isEmpty() ? null : copies.getLast();
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }

    private static List<Line> lines(Chips chips) {
        return chips.pieces().reversed().entrySet().stream()
                .map(one -> new Line(
                        Words.dollars(Money.usd(one.getKey())),
                        one.getValue(),
                        Money.usd(one.getKey()).times(one.getValue())))
                .toList();
    }
}
