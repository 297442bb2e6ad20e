package io.baize.rulepack;

import io.baize.kernel.Money;

/** How a transcription writes money and rates. */
final class Words {

    private Words() {}

    static String dollars(Money amount) {
        return dollars(amount.cents());
    }

    static String dollars(long cents) {
        return "$%,d".formatted(cents / 100);
    }

    static String percent(long basisPoints) {
        return basisPoints % 100 == 0
                ? basisPoints / 100 + "%"
                : "%d.%02d%%".formatted(basisPoints / 100, basisPoints % 100);
    }
}
