package io.baize.dashboard;

import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.Step;

/** Slips as people at the desk speak of them. */
final class SlipWords {

    private SlipWords() {}

    static String kind(SlipKind kind) {
        return switch (kind) {
            case FILL -> "Fill";
            case CREDIT -> "Credit";
        };
    }

    /** What has become of it, and whom it waits for. */
    static String state(Slip slip) {
        return switch (slip) {
            case Slip.Requested _ -> "requested, waits for the cage";
            case Slip.Disputed _ -> "counts differ, waits for an answer";
            case Slip.Prepared _ -> "prepared, waits for the table";
            case Slip.Delivered _ -> "delivered, waits for the ledger";
            case Slip.Posted posted ->
                posted.entered().equals(posted.chips().total()) ? "posted" : "posted as " + posted.entered();
            case Slip.VoidAsked _ -> "void asked for, waits for the other side";
            case Slip.Voided _ -> "void";
        };
    }

    /** How the state looks in a list. */
    static String look(Slip slip) {
        return switch (slip) {
            case Slip.Disputed _ -> "bad";
            case Slip.Voided _, Slip.VoidAsked _ -> "void";
            case Slip.Posted posted -> posted.entered().equals(posted.chips().total()) ? "" : "bad";
            case Slip.Requested _, Slip.Prepared _, Slip.Delivered _ -> "waits";
        };
    }

    /** What was signed, on the slip and on paper. */
    static String signed(Step step) {
        return switch (step) {
            case REQUEST -> "Requested";
            case PREPARE -> "Counted by the cage";
            case DELIVER -> "Counted at the table";
            case SETTLE -> "Difference settled";
            case POST -> "Posted to the ledger";
            case ASK_VOID -> "Void asked for";
            case CONFIRM_VOID -> "Void confirmed";
            case DECLINE_VOID -> "Void declined";
        };
    }

    /** What the viewer may do. */
    static String next(Step step) {
        return switch (step) {
            case REQUEST -> "request";
            case PREPARE -> "count at the cage";
            case DELIVER -> "count at the table";
            case SETTLE -> "settle the counts";
            case POST -> "post";
            case ASK_VOID -> "ask to void";
            case CONFIRM_VOID -> "confirm the void";
            case DECLINE_VOID -> "decline the void";
        };
    }
}
