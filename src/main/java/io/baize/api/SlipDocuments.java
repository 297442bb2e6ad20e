package io.baize.api;

import io.baize.ledger.slip.ChipCount;
import io.baize.ledger.slip.NumberReport;
import io.baize.ledger.slip.Side;
import io.baize.ledger.slip.Signature;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.Step;
import io.baize.ledger.slip.store.SlipLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The shapes of requests and answers about slips. */
final class SlipDocuments {

    private static final String ID = "[A-Za-z0-9._:-]{1,64}";
    private static final int LONGEST_REASON = 500;
    private static final String CHIPS = "Pieces by denomination in cents: 20 chips of $25 are \"2500\": 20.";

    private SlipDocuments() {}

    @Schema(name = "SlipRequest")
    record SlipRequest(
            @NotNull
            @Pattern(regexp = ID, message = "is 1 to 64 letters, digits or . _ : -")
            @Schema(
                    examples = "pit-1-2026-11-02-7",
                    description = "Your own name for the request, so that one sent twice is one slip.")
            String reference,

            @NotNull @Schema(examples = "fill", description = "fill or credit")
            String kind,

            @NotNull @Schema(examples = "catskill-hu-1") String table,
            @NotNull @Schema(description = CHIPS) Map<String, Long> chips,

            @NotNull @Schema(description = "In cents, as a check on the chips.")
            Long total) {

        ChipCount count() {
            return new ChipCount(chips, total);
        }
    }

    @Schema(name = "ChipCount")
    record Counted(
            @NotNull @Schema(description = CHIPS) Map<String, Long> chips,

            @NotNull @Schema(description = "In cents, as a check on the chips.")
            Long total) {

        ChipCount count() {
            return new ChipCount(chips, total);
        }
    }

    @Schema(name = "SlipAnswer")
    record SlipAnswer(
            @NotBlank @Size(max = LONGEST_REASON) @Schema(examples = "Surveillance counted it on camera 14.")
            String reason,

            @Pattern(regexp = "table|cage", message = "is table or cage")
            @Schema(
                    enumeration = {"table", "cage"},
                    description = "Whose count stands, where two differ.")
            String stands) {

        Optional<Side> side() {
            return Optional.ofNullable(stands).map(word -> word.equals("cage") ? Side.CAGE : Side.TABLE);
        }
    }

    @Schema(name = "SlipSignature")
    record Signed(
            String step,
            String by,
            String role,
            Instant at,
            SortedMap<Long, Long> chips,

            @Schema(description = "In cents.") Long amount,

            String reason) {

        static Signed of(Signature signature) {
            return new Signed(
                    signature.step().id(),
                    signature.by(),
                    signature.role(),
                    signature.at(),
                    signature.chips() == null ? null : signature.chips().pieces(),
                    signature.amount() == null ? null : signature.amount().cents(),
                    signature.reason());
        }
    }

    @Schema(name = "SlipCopy")
    record Copy(
            @Schema(description = "1 is the slip itself.") int copy,

            @Schema(description = "How many reprints there are with this one; 0 for the slip itself.")
            int reprint,

            String by,
            Instant at) {

        static Copy of(SlipLine.Copy copy) {
            return new Copy(copy.number(), copy.number() - 1, copy.by(), copy.at());
        }
    }

    @Schema(name = "Slip")
    record SlipDetails(
            String property,
            long number,
            String kind,
            String table,
            LocalDate gamingDay,
            String reference,

            @Schema(enumeration = {"requested", "disputed", "prepared", "delivered", "posted", "void-asked", "void"})
            String state,

            @Schema(description = "The count that stands. " + CHIPS)
            SortedMap<Long, Long> chips,

            @Schema(description = "What the chips add up to, in cents.")
            long total,

            @Schema(description = "What the ledger says, in cents; there once the slip is posted.")
            Long entered,

            @Schema(description = "The steps that are yours to take now.")
            List<String> next,

            List<Signed> signatures,
            List<Copy> copies) {

        static SlipDetails of(SlipLine line, List<Step> next) {
            Slip slip = line.slip();
            return new SlipDetails(
                    slip.order().property(),
                    slip.order().number(),
                    slip.order().kind().id(),
                    slip.order().table(),
                    slip.order().gamingDay(),
                    slip.order().reference(),
                    slip.state().id(),
                    slip.chips().pieces(),
                    slip.chips().total().cents(),
                    slip instanceof Slip.Posted posted ? posted.entered().cents() : null,
                    next.stream().map(Step::id).toList(),
                    slip.sheet().signatures().stream().map(Signed::of).toList(),
                    line.copies().stream().map(Copy::of).toList());
        }
    }

    @Schema(name = "Slips")
    record Slips(
            List<SlipDetails> slips,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "SlipNumbers", description = "What became of a stretch of numbers.")
    record Numbers(
            String property,
            long from,
            long to,

            @Schema(description = "The number that was given last.")
            long last,

            @Schema(description = "How many of them were posted.")
            long posted,

            @Schema(description = "Void; each keeps its number.")
            List<Long> voided,

            @Schema(description = "Given, and neither posted nor void.")
            List<Long> unused,

            @Schema(description = "Given, and gone: somebody took their rows away.")
            List<Long> missing,

            @Schema(description = "Never given, and there: somebody put rows in.")
            List<Long> beyond,

            boolean gapless) {

        static Numbers of(String property, NumberReport report) {
            return new Numbers(
                    property,
                    report.from(),
                    report.to(),
                    report.last(),
                    report.posted(),
                    report.voided(),
                    report.unused(),
                    report.missing(),
                    report.beyond(),
                    report.isGapless());
        }
    }

    @Schema(name = "SlipException")
    record ExceptionDetails(
            String id,
            String property,

            @Schema(description = "The number as it was named, which may be no slip's.")
            String slip,

            String table,
            @Schema(examples = "slip-table-count-differs") String code,
            String message,
            Instant raisedAt,
            String answeredBy,
            Instant answeredAt,
            String answer) {

        static ExceptionDetails of(SlipException one) {
            SlipException.Answered answer = one.answer();
            return new ExceptionDetails(
                    Long.toString(one.id()),
                    one.property(),
                    one.slip(),
                    one.table(),
                    one.finding().code().id(),
                    one.finding().message(),
                    one.raisedAt(),
                    answer == null ? null : answer.by(),
                    answer == null ? null : answer.at(),
                    answer == null ? null : answer.reason());
        }
    }

    @Schema(name = "SlipExceptions")
    record Exceptions(
            List<ExceptionDetails> exceptions,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}
}
