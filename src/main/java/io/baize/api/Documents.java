package io.baize.api;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.baize.ledger.TableTotals;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.RoundReader;
import io.baize.table.store.Alert;
import io.baize.table.store.RoundSummary;
import io.baize.table.store.StoredRound;
import io.baize.terms.TermsDocument;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The shapes of requests and answers that no other package owns. */
final class Documents {

    private static final String ID = "[A-Za-z0-9._:-]{1,64}";
    private static final String ID_WORDS = "is 1 to 64 letters, digits or . _ : -";
    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_REASON = 500;

    private Documents() {}

    @Schema(name = "Property")
    record PropertyDocument(
            @NotNull @Pattern(regexp = ID, message = ID_WORDS) @Schema(examples = "catskill")
            String id,

            @NotBlank @Size(max = LONGEST_NAME) @Schema(examples = "Catskill Resort")
            String name,

            @NotNull @Schema(examples = "ny", description = "ny, ma, md or nh")
            String jurisdiction,

            @NotNull @Schema(examples = "America/New_York") String timeZone,

            @NotNull @JsonFormat(pattern = "HH:mm") @Schema(implementation = String.class, examples = "06:00")
            LocalTime gamingDayStart) {}

    @Schema(name = "PropertyDetails")
    record PropertyDetails(PropertyDocument property, List<PitDocument> pits, List<AdoptionDocument> adoptions) {}

    @Schema(name = "Properties")
    record Properties(List<PropertyDocument> properties) {}

    @Schema(name = "Pit")
    record PitDocument(
            @NotNull @Pattern(regexp = ID, message = ID_WORDS) @Schema(examples = "pit-1")
            String id,

            @NotBlank @Size(max = LONGEST_NAME) @Schema(examples = "Main pit")
            String name) {}

    @Schema(name = "Adoption", description = "From this date on, the property plays the game by these rules.")
    record AdoptionDocument(
            @NotNull @Schema(examples = "heads-up-holdem") String game,
            @NotNull @Schema(examples = "2026.1") String packVersion,
            @NotNull @Schema(examples = "2026-11-01") LocalDate effectiveFrom) {}

    @Schema(name = "NewTable")
    record TableDocument(
            @NotNull @Pattern(regexp = ID, message = ID_WORDS) @Schema(examples = "catskill-hu-1")
            String id,

            @NotNull @Schema(examples = "catskill") String property,
            @NotNull @Schema(examples = "pit-1") String pit,

            @NotBlank @Size(max = LONGEST_NAME) @Schema(examples = "Heads up 1")
            String name,

            @NotNull @Schema(examples = "heads-up-holdem") String game) {}

    @Schema(name = "Table")
    record TableInList(
            String id, String property, String pit, String name, String game, TableLife state, Instant firstOpenedAt) {}

    @Schema(name = "Tables")
    record Tables(List<TableInList> tables) {}

    @Schema(name = "TableDetails")
    record TableDetails(
            TableInList table,

            @Schema(description = "The version of the rules that the property adopted, in force or next to come.")
            String pack,

            TermsDetails terms,
            LocalDate gamingDay,

            @Schema(description = "Of the current gaming day, in cents. Left out for those who count or deal.")
            TableTotals totals) {}

    @Schema(name = "TableTerms")
    record TermsDetails(
            String table,
            int version,
            TermsDocument terms,
            String setBy,
            Instant setAt,

            @Schema(description = "By the felt's clock; absent for terms set before the table opened.")
            Instant inForceAt,

            @Schema(description = "The change request that brought them.")
            String change) {}

    @Schema(name = "Rounds")
    record Rounds(
            List<RoundSummary> rounds,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "RoundRevisions")
    record Revisions(String table, String round, List<StoredRound> revisions) {}

    @Schema(name = "Alerts")
    record Alerts(
            List<Alert> alerts,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "Reason")
    record Reason(
            @NotBlank @Size(max = LONGEST_REASON) @Schema(examples = "The sensor was reset.")
            String reason) {}

    @Schema(name = "Ruling")
    record Ruling(
            @NotNull
            @Pattern(regexp = "void|play-on", message = "is void or play-on")
            @Schema(enumeration = {"void", "play-on"})
            String ruling,

            @NotBlank @Size(max = LONGEST_REASON) String reason) {}

    @Schema(name = "Validation")
    record Validation(
            @NotNull @Min(1) @Max(RoundReader.MOST_SEATS) Integer seat,

            @NotBlank @Size(max = LONGEST_REASON) @Schema(examples = "Royal flush seen, light on.")
            String reason) {}

    @Schema(name = "Correction", description = "The whole facts of the round, in place of the old ones.")
    record Correction(
            @NotBlank @Size(max = LONGEST_REASON) String reason,
            @NotNull List<RoundDocument.BetDocument> bets,
            @NotNull RoundDocument.CardsDocument cards,
            List<RoundDocument.DecisionDocument> decisions,
            List<RoundDocument.IrregularityDocument> irregularities,
            List<Integer> drawn) {}

    @Schema(name = "CommandTaken", description = "The command is on its way; its effect shows at the table.")
    record CommandTaken(String command, String type, String table) {}
}
