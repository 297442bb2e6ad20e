package io.baize.api;

import io.baize.api.ChangeDocuments.ChangeDetails;
import io.baize.terms.TermsDocument;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The evidence of one change as JSON; contracts/schemas/api/evidence.v1.json. */
@Schema(name = "ChangeEvidence")
record EvidenceDocument(
        HouseDocument property,

        @Schema(description = "What was asked, demanded, told, acknowledged and approved, and how far it is.")
        ChangeDetails request,

        List<TableDocument> tables,
        ChainDocument audit,
        String writtenBy,
        Instant writtenAt) {

    @Schema(name = "ChangeEvidenceProperty")
    record HouseDocument(String id, String name, String jurisdiction, String timeZone) {}

    @Schema(name = "ChangeEvidenceTable")
    record TableDocument(
            String table,
            String name,
            String pit,

            @Schema(description = "The version of the rules that the table played by when the change took effect.")
            String pack,

            int beforeVersion,
            TermsDocument before,
            TermsDocument after,
            String edgeBefore,
            String edgeAfter,
            SignDocument sign) {}

    @Schema(name = "ChangeEvidenceSign")
    record SignDocument(
            @Schema(description = "The version of the terms it shows; absent until they are in force.")
            Integer version,

            List<String> text) {}

    @Schema(name = "ChangeEvidenceAudit")
    record ChainDocument(
            @Schema(description = "How the hash of a row is made.")
            String hashed,

            @Schema(description = "How many rows of the property's chain held when this was written.")
            long rows,

            boolean intact,
            Long brokenAt,
            String why,

            @Schema(description = "The acts on this change, each in its place of the chain.")
            List<AuditDocuments.Row> acts) {}

    static EvidenceDocument of(ChangeEvidence evidence, ChangeDetails request) {
        return new EvidenceDocument(
                new HouseDocument(
                        evidence.property().id(),
                        evidence.property().name(),
                        evidence.property().jurisdiction().id(),
                        evidence.property().timeZone().getId()),
                request,
                evidence.tables().stream().map(EvidenceDocument::table).toList(),
                new ChainDocument(
                        ChangeEvidence.HASHED,
                        evidence.chain().rows(),
                        evidence.chain().intact(),
                        evidence.chain().brokenAt(),
                        evidence.chain().why(),
                        evidence.acts().stream().map(AuditDocuments.Row::of).toList()),
                evidence.writtenBy(),
                evidence.writtenAt());
    }

    private static TableDocument table(ChangeEvidence.AtTable at) {
        return new TableDocument(
                at.table().id(),
                at.table().name(),
                at.table().pit(),
                at.after().pack().version(),
                at.change().beforeVersion(),
                at.change().before(),
                at.change().after(),
                at.change().edgeBefore(),
                at.change().edgeAfter(),
                new SignDocument(at.sign().version(), at.sign().text()));
    }
}
