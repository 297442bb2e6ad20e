package io.baize.dashboard;

import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.TableChange;
import io.baize.kernel.Refusal;
import java.time.Instant;
import java.util.List;

/** One change request with all that is known about it. {@code rollsBack} is the path of the one it takes back. */
record ChangeSheet(
        ChangeRow row,
        String effective,
        String expires,
        String rollsBack,
        List<BeforeAfter> terms,
        Checklist checklist,
        List<Missing> missing,
        List<AtTable> tables,
        NextSteps next) {

    record Missing(String message, String limit, String cite) {

        static Missing of(Refusal refusal) {
            return new Missing(Words.sentence(refusal.message()), refusal.limit(), refusal.cite());
        }
    }

    /** How far it is at one table. {@code place} says where in the stream of events it took effect. */
    record AtTable(String id, String name, String status, String version, String at, String place, String refusal) {

        static AtTable of(TableChange change, String name, Moments.Clock clock) {
            TableChange.Place place = change.place();
            return new AtTable(
                    change.table(),
                    name,
                    change.status().id(),
                    change.version() == null ? "" : change.version().toString(),
                    place == null ? "" : clock.read(place.eventAt()),
                    place == null ? "" : "partition " + place.partition() + ", offset " + place.offset(),
                    change.refusal());
        }

        public String path() {
            return Paths.table(id);
        }
    }

    public String api() {
        return "/api/v1" + row.path();
    }

    /** In whole hundredths of the tables. */
    public long done() {
        return tables.isEmpty() ? 0 : 100 * count("active") / tables.size();
    }

    public long count(String status) {
        return tables.stream().filter(at -> at.status().equals(status)).count();
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }

    static List<Missing> missing(ChangeRequest request, boolean seated, Instant now) {
        return request.state() instanceof ChangeState.Open
                ? request.state().dossier().missing(now, seated).stream()
                        .map(Missing::of)
                        .toList()
                : List.of();
    }
}
