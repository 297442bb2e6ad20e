package io.baize.dashboard;

import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.kernel.Refusal;
import java.time.Instant;
import java.util.stream.Collectors;

/** A change request in a list: where it stands and what it waits for. {@code mine}: it waits for who looks. */
record ChangeRow(
        String id,
        int number,
        String state,
        String why,
        boolean suspension,
        String by,
        Instant asked,
        String at,
        int tables,
        String waits,
        boolean mine) {

    static ChangeRow of(
            ChangeRequest request, int tables, boolean seated, boolean mine, Moments.Clock clock, Instant now) {
        return new ChangeRow(
                request.id(),
                request.number(),
                request.state().id(),
                request.why(),
                request.suspension(),
                request.requestedBy(),
                request.requestedAt(),
                clock.read(request.requestedAt()),
                tables,
                waits(request, seated, clock, now),
                mine);
    }

    public String path() {
        return Paths.change(id);
    }

    public boolean open() {
        return switch (state) {
            case "drafted", "submitted", "ready", "scheduled" -> true;
            default -> false;
        };
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }

    /** In a sentence; what is missing is named as the rules name it. */
    static String waits(ChangeRequest request, boolean seated, Moments.Clock clock, Instant now) {
        return switch (request.state()) {
            case ChangeState.Drafted _ -> "to be submitted by " + request.requestedBy();
            case ChangeState.Submitted submitted ->
                submitted.dossier().missing(now, seated).stream()
                        .map(Refusal::message)
                        .distinct()
                        .collect(Collectors.joining("; "));
            case ChangeState.Ready ready ->
                "to be scheduled"
                        + (now.isBefore(ready.dossier().earliest(seated))
                                ? ", from " + clock.read(ready.dossier().earliest(seated))
                                : "");
            case ChangeState.Scheduled scheduled ->
                now.isBefore(scheduled.at())
                        ? "its time, " + clock.read(scheduled.at())
                        : "the end of the round at "
                                + Words.tables(scheduled.progress().waiting());
            case ChangeState.Active active ->
                "in force at " + Words.tables(active.progress().active())
                        + (active.progress().refused() == 0
                                ? ""
                                : ", refused at " + active.progress().refused());
            case ChangeState.Closed closed ->
                closed.closing().by() + ", " + clock.read(closed.closing().at()) + ": "
                        + closed.closing().reason();
        };
    }
}
