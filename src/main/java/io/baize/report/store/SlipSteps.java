package io.baize.report.store;

import io.baize.ledger.slip.Step;
import java.util.Locale;

/** How a slip stands after its last step, in words. */
final class SlipSteps {

    private SlipSteps() {}

    static String state(String step) {
        return switch (Step.valueOf(step.toUpperCase(Locale.ROOT).replace('-', '_'))) {
            case REQUEST -> "requested";
            case PREPARE -> "prepared";
            case DELIVER -> "delivered";
            case SETTLE -> "count settled";
            case POST -> "posted";
            case ASK_VOID -> "void asked";
            case CONFIRM_VOID -> "void";
            case DECLINE_VOID -> "void declined";
        };
    }
}
