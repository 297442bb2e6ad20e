package io.baize.change.store;

import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Closing;
import io.baize.change.Demand;
import io.baize.change.Dossier;
import io.baize.change.Notice;
import io.baize.change.Progress;
import io.baize.change.Scope;
import io.baize.change.Wanted;
import io.baize.kernel.store.Sql;
import io.baize.table.store.StateJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A stored request before its notices, approvals and counts are joined to it. */
record RequestRow(
        ChangeRequest asked,
        String state,
        List<Demand> demands,
        String submittedBy,
        Instant scheduledAt,
        Closing closing) {

    static RequestRow read(ResultSet row) throws SQLException {
        ChangeRequest asked = new ChangeRequest(
                row.getString("id"),
                row.getString("property_id"),
                row.getInt("number"),
                row.getString("why"),
                StateJson.read(row.getString("scope"), Scope.class),
                StateJson.read(row.getString("wanted"), Wanted.class),
                Sql.instant(row, "effective_at"),
                row.getBoolean("suspension"),
                row.getString("rolls_back"),
                row.getString("requested_by"),
                Sql.instant(row, "requested_at"),
                Sql.instant(row, "expires_at"),
                null);
        return new RequestRow(
                asked,
                row.getString("state"),
                List.of(StateJson.read(row.getString("demands"), Demand[].class)),
                row.getString("submitted_by"),
                Sql.instant(row, "scheduled_at"),
                new Closing(
                        row.getString("closed_by"), Sql.instant(row, "closed_at"), row.getString("closing_reason")));
    }

    ChangeRequest with(List<Notice> notices, List<Approval> approvals, Progress progress) {
        Set<String> requesters = new HashSet<>(Set.of(asked.requestedBy()));
        if (submittedBy != null) {
            requesters.add(submittedBy);
        }
        Dossier dossier = new Dossier(asked.suspension(), requesters, demands, notices, approvals);
        return asked.in(
                switch (state) {
                    case "drafted" -> new ChangeState.Drafted(dossier);
                    case "submitted", "ready" -> ChangeState.Preparing.of(dossier);
                    case "scheduled" -> new ChangeState.Scheduled(dossier, scheduledAt, progress);
                    case "active" -> new ChangeState.Active(dossier, progress);
                    case "superseded" -> new ChangeState.Superseded(dossier, closing);
                    case "refused" -> new ChangeState.Refused(dossier, closing);
                    case "withdrawn" -> new ChangeState.Withdrawn(dossier, closing);
                    case "expired" -> new ChangeState.Expired(dossier, closing);
                    default -> throw new IllegalStateException("no state " + state);
                });
    }
}
