package io.baize.api;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainReport;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The shapes of the audit's answers. */
final class AuditDocuments {

    private AuditDocuments() {}

    @Schema(name = "AuditRow")
    record Row(
            long sequence,
            Instant at,
            String actor,
            String action,
            String subject,
            @JsonRawValue @Schema(type = SchemaType.OBJECT) String detail,

            @Schema(description = "SHA-256 of the row before.")
            String previous,

            @Schema(description = "SHA-256 over `previous` and the content.")
            String hash) {

        static Row of(AuditRow row) {
            return new Row(
                    row.sequence(),
                    row.act().at(),
                    row.act().actor(),
                    row.act().action(),
                    row.act().subject(),
                    row.act().detail(),
                    row.previous(),
                    row.hash());
        }
    }

    @Schema(name = "AuditRows")
    record Rows(
            String property,
            List<Row> rows,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "AuditReport", description = "`rows`, `brokenAt` and `why` are those of the property's own chain.")
    record Report(
            String property,

            @Schema(description = "How many rows hold, from the first that was read on.")
            long rows,

            @Schema(description = "Whether every chain in `chains` holds and agrees with what it was compared with.")
            boolean intact,

            @Schema(description = "The sequence of the first row that does not hold.")
            Long brokenAt,

            String why,
            List<Chain> chains) {

        static Report of(String property, List<ChainReport> reports) {
            Chain own = reports.stream()
                    .filter(report -> report.chain().equals(property))
                    .map(Chain::of)
                    .findFirst()
                    .orElse(new Chain(property, 1, 0, true, null, null, Map.of(), List.of(), 0));
            return new Report(
                    property,
                    own.rows(),
                    reports.stream().allMatch(ChainReport::intact),
                    own.brokenAt(),
                    own.why(),
                    reports.stream().map(Chain::of).toList());
        }
    }

    @Schema(
            name = "AuditChain",
            description = "A property's chain holds the acts of its people; the chain `flow-n` "
                    + "of a partition holds what each batch of events stored.")
    record Chain(
            @Schema(examples = "flow-3") String chain,

            @Schema(description = "The sequence it was read from.")
            long from,

            @Schema(description = "How many rows hold, from there on.")
            long rows,

            boolean intact,

            @Schema(
                    description = "The sequence of the first row that does not agree; absent as well for what no row "
                            + "of the chain knows of.")
            Long brokenAt,

            String why,

            @Schema(
                    description = "How many were compared: `chain-row` hashed anew, `head` as told to Kafka, and by "
                            + "kind what batches stored: `round`, `bet`, `entry`, `posting`, `inventory`, `meter`, "
                            + "`linked-meter`.")
            Map<String, Long> compared,

            @Schema(description = "The first that do not agree, in the order of the chain.")
            List<FaultDocument> faults,

            @Schema(description = "How many do not agree in all.")
            long faultCount) {

        static Chain of(ChainReport report) {
            return new Chain(
                    report.chain(),
                    report.from(),
                    report.rows(),
                    report.intact(),
                    report.brokenAt(),
                    report.why(),
                    report.compared(),
                    report.faults().stream().map(FaultDocument::of).toList(),
                    report.faultCount());
        }
    }

    @Schema(name = "AuditFault")
    record FaultDocument(
            @Schema(description = "The row of the chain: of a partition's, the batch.")
            Long sequence,

            @Schema(
                    description = "`chain`, `head`, `totals`, or the kind of row that a batch stored.",
                    examples = "bet")
            String kind,

            String table,

            @Schema(examples = "round r-17, revision 1, bet b3")
            String row,

            String says) {

        static FaultDocument of(io.baize.audit.Fault fault) {
            return new FaultDocument(fault.sequence(), fault.kind(), fault.table(), fault.row(), fault.says());
        }
    }
}
