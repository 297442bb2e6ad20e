package io.baize.publish.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;

/** Commands wait here in the transaction of the act; the relay sends them to the table's topic. */
@ApplicationScoped
public class CommandQueue {

    private static final String ADD = """
            insert into command_outbox (event_id, table_id, type, payload)
            values (?, ?, ?, ?::jsonb) on conflict (event_id) do nothing""";

    private final Sql sql;

    CommandQueue(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** Whether the command is new: the same one twice waits once. */
    public boolean add(Command command) {
        return sql.update(ADD, command.id().toString(), command.table(), command.type(), command.data()) == 1;
    }
}
