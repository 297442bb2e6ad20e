package io.baize.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.baize.change.Item;
import io.baize.change.Progress;
import io.baize.terms.TermsDocument;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Change requests as they are asked for and shown. */
final class ChangeDocuments {

    private static final int LONGEST_WORDS = 2000;
    private static final int LONGEST_REFERENCE = 200;
    private static final int MOST_CHANGES = 200;
    private static final int MOST_TABLES = 5000;

    private ChangeDocuments() {}

    @Schema(name = "NewChange")
    record NewChange(
            @NotNull @Schema(examples = "catskill") String property,

            @NotBlank @Size(max = LONGEST_WORDS) @Schema(examples = "Guests ask for it.")
            String why,

            @NotNull @Valid ScopeDocument scope,
            @Valid @Size(max = MOST_CHANGES) List<@NotNull @Valid SettingDocument> changes,
            @Valid @Size(max = MOST_CHANGES) List<@NotNull @Valid MatterDocument> matters,
            @Valid PlanDocument plan,

            @Schema(description = "The commission's written word by path; every reading needs one.")
            Map<String, String> evidence,

            @Schema(description = "Not before this moment; as soon as may be where absent.")
            Instant effective,

            @Schema(description = "The request that this one takes back.")
            String rollsBack) {}

    @Schema(
            name = "ChangeScope",
            description =
                    "These tables; or all that have opened of a pit, of a game or of both; or the whole property.")
    record ScopeDocument(@Size(min = 1, max = MOST_TABLES) Set<String> tables, String pit, String game) {}

    @Schema(name = "ChangedValue")
    record SettingDocument(
            @NotBlank
            @Size(max = LONGEST_REFERENCE)
            @Schema(
                    description = "Its place in the terms: selections.trips-plus, limits.ante, offered.progressive.",
                    examples = "selections.trips-plus")
            String path,

            @Schema(
                    description = "As the terms of a table have it; true or false for a wager; absent takes it away.",
                    examples = "B")
            Object to) {}

    @Schema(name = "ChangedMatter", description = "A change outside the terms.")
    record MatterDocument(
            @NotNull @Schema(enumeration = {"procedure", "layout", "equipment"})
            String kind,

            Set<String> about,
            @NotBlank @Size(max = LONGEST_WORDS) String words,
            @Size(max = LONGEST_REFERENCE) String evidence) {}

    @Schema(name = "DiscontinuationPlan")
    record PlanDocument(
            @NotNull @Schema(examples = "progressive") String schedule,
            @NotNull LocalDate ends,
            @NotNull String toTable,
            @NotNull String toSchedule,
            @NotBlank @Size(max = LONGEST_REFERENCE) String reference) {}

    @Schema(name = "NewSuspension")
    record NewSuspension(
            @NotNull String property,
            @NotBlank @Size(max = LONGEST_WORDS) String why,
            @NotNull @Valid ScopeDocument scope,
            @NotNull @Schema(examples = "progressive") String wager) {}

    @Schema(name = "GivenNotice")
    record NoticeDocument(
            @NotNull @Schema(enumeration = {"commission-staff", "surveillance", "commission", "players", "public-sign"})
            String recipient,

            @NotBlank @Size(max = LONGEST_REFERENCE) @Schema(examples = "e-mail")
            String channel,

            @Size(max = LONGEST_REFERENCE) String evidence) {}

    @Schema(name = "NoticeAcknowledged")
    record AcknowledgementDocument(
            @NotNull @Schema(enumeration = {"commission-staff", "surveillance", "commission"})
            String recipient) {}

    @Schema(name = "GivenApproval")
    record ApprovalDocument(
            @NotNull @Schema(enumeration = {"compliance", "commission", "internal-controls"})
            String as,

            @Size(max = LONGEST_REFERENCE) @Schema(description = "The written word, or the reference of the controls.")
            String evidence) {}

    @Schema(name = "ChangeTime")
    record ScheduleDocument(
            @Schema(description = "As soon as may be where absent.")
            Instant at) {}

    @Schema(name = "Changes")
    record Changes(
            List<ChangeInList> changes,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "Change")
    record ChangeInList(
            String id,
            int number,
            String property,

            @Schema(
                    enumeration = {
                        "drafted",
                        "submitted",
                        "ready",
                        "scheduled",
                        "active",
                        "superseded",
                        "refused",
                        "withdrawn",
                        "expired"
                    })
            String state,

            String why,
            boolean suspension,
            String requestedBy,
            Instant requestedAt,
            Instant effective,
            Instant scheduledAt,
            Instant expires,
            Progress progress) {}

    @Schema(name = "ChangeDetails")
    record ChangeDetails(
            ChangeInList change,
            ScopeDocument scope,
            List<SettingDocument> changes,
            List<MatterDocument> matters,
            PlanDocument plan,
            Map<String, String> evidence,
            String rollsBack,
            List<DemandDocument> demands,

            @Schema(description = "What it still lacks, with players at its tables where one is open.")
            List<MissingDocument> missing,

            @Schema(description = "When the last lead time has run, as far as notices are given.")
            Instant earliest,

            List<NoticeGiven> notices,
            List<ApprovalGiven> approvals,
            ClosingDocument closing,
            List<TableInChange> tables) {}

    @Schema(name = "ChangePreview", description = "What a request would come to; nothing is stored.")
    record ChangePreview(
            List<TableDetailsInChange> tables,

            @Schema(description = "Tables of the scope where nothing would change.")
            List<String> unchanged,

            List<DemandDocument> demands,
            List<MissingDocument> faults) {}

    @Schema(name = "Rollback", description = "One request for all tables that were alike before.")
    record Rollback(List<NewChange> requests) {}

    @Schema(name = "ChangeDemand")
    record DemandDocument(
            String id, @Schema(type = SchemaType.OBJECT) JsonNode rule) {}

    @Schema(name = "ChangeFault")
    record MissingDocument(String code, String field, String limit, String message, String cite) {}

    @Schema(name = "ChangeNotice")
    record NoticeGiven(
            String recipient,
            String channel,
            Instant at,
            String by,
            String evidence,
            String acknowledgedBy,
            Instant acknowledgedAt) {}

    @Schema(name = "ChangeApproval")
    record ApprovalGiven(String as, String by, Instant at, String evidence) {}

    @Schema(name = "ChangeClosing")
    record ClosingDocument(String by, Instant at, String reason) {}

    @Schema(name = "ChangeAtTable")
    record TableInChange(
            String table,
            String game,

            @Schema(enumeration = {"waiting", "sent", "active", "refused", "withdrawn"})
            String status,

            List<Item> items,
            List<String> kinds,

            @Schema(description = "The version of the terms under which the table plays since.")
            Integer version,

            String refusal,
            Instant eventAt,
            Instant serverAt,
            Integer partition,
            Long offset) {}

    @Schema(name = "ChangeAtTableDetails")
    record TableDetailsInChange(
            TableInChange change,
            int beforeVersion,
            TermsDocument before,
            TermsDocument after,

            @Schema(description = "The house edge before, once it is known.")
            String edgeBefore,

            String edgeAfter) {}
}
