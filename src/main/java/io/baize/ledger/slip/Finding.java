package io.baize.ledger.slip;

import java.util.Locale;

/** What does not agree about a slip, for somebody to answer. */
public record Finding(Code code, String message) {

    public enum Code {
        /** The cage counted a credit otherwise than the table. */
        CAGE_COUNT_DIFFERS,
        /** The table counted a fill otherwise than the cage. */
        TABLE_COUNT_DIFFERS,
        UNKNOWN_SLIP,
        OTHER_KIND,
        OTHER_TABLE,
        NOT_PREPARED,
        AMOUNT_DIFFERS,
        DELIVERED_TWICE,
        VOID_WAS_ASKED,
        VOID_SLIP_DELIVERED;

        public String id() {
            return "slip-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Code read(String id) {
            return valueOf(
                    id.substring("slip-".length()).toUpperCase(Locale.ROOT).replace('-', '_'));
        }

        /** The slip itself waits for the answer, which says which count stands. */
        public boolean isDispute() {
            return this == CAGE_COUNT_DIFFERS || this == TABLE_COUNT_DIFFERS;
        }
    }

    /** What a slip that has just become disputed gives to answer. */
    public static Finding of(Slip.Disputed disputed) {
        String tableCounted = "the table counted " + ChipCount.words(disputed.of(Side.TABLE));
        String cageCounted = "the cage counted " + ChipCount.words(disputed.of(Side.CAGE));
        return switch (disputed.order().kind()) {
            case FILL -> new Finding(Code.TABLE_COUNT_DIFFERS, cageCounted + ", " + tableCounted);
            case CREDIT -> new Finding(Code.CAGE_COUNT_DIFFERS, tableCounted + ", " + cageCounted);
        };
    }
}
