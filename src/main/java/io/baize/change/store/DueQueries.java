package io.baize.change.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;

/** The next request that time moves, locked; one that somebody else holds is passed over. */
@ApplicationScoped
public class DueQueries {

    private static final String TO_SEND = """
            select id from change_request r where state = 'scheduled' and scheduled_at <= ?
              and exists (select 1 from change_table t where t.request_id = r.id and t.status = 'waiting')
            order by scheduled_at, id limit 1 for update skip locked""";

    private static final String DONE = """
            select id from change_request r where state = 'scheduled' and scheduled_at <= ?
              and not exists (select 1 from change_table t
                              where t.request_id = r.id and t.status in ('waiting', 'sent'))
            order by scheduled_at, id limit 1 for update skip locked""";

    private static final String OVERTAKEN = """
            select id from change_request r where state = 'active' and requested_at <= ?
              and not exists (select 1 from change_item i join change_table t using (request_id, table_id)
                              where i.request_id = r.id and t.status = 'active' and i.superseded_by is null)
            order by id limit 1 for update skip locked""";

    private static final String LATE = """
            select id from change_request where state in ('drafted', 'submitted', 'ready') and expires_at <= ?
            order by expires_at, id limit 1 for update skip locked""";

    private final Sql sql;

    DueQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** Its time has come and some table has not been told. */
    public Optional<String> toSend(Instant now) {
        return next(TO_SEND, now);
    }

    /** Every table took it or refused it. */
    public Optional<String> done(Instant now) {
        return next(DONE, now);
    }

    /** Everything it set was set anew by later requests. */
    public Optional<String> overtaken(Instant now) {
        return next(OVERTAKEN, now);
    }

    /** Nobody finished it in time. */
    public Optional<String> late(Instant now) {
        return next(LATE, now);
    }

    private Optional<String> next(String query, Instant now) {
        return sql.first(query, row -> row.getString("id"), now);
    }
}
