package io.baize.publish.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;

/** Commands wait here in the transaction of the act; the relay sends them to the table's topic. */
@ApplicationScoped
public class CommandQueue {

    private static final String ADD = """
            insert into command_outbox (event_id, table_id, type, payload)
            values (?, ?, ?, ?::jsonb) on conflict (event_id) do nothing""";

    private final Sql sql;

    @Inject
    CommandQueue(AgroalDataSource database) {
        this(new Sql(database));
    }

    private CommandQueue(Sql sql) {
        this.sql = sql;
    }

    /** In the transaction of this connection. */
    public static CommandQueue on(Connection connection) {
        return new CommandQueue(Sql.on(connection));
    }

    /** Whether the command is new: the same one twice waits once. */
    public boolean add(Command command) {
        return sql.update(ADD, command.id().toString(), command.table(), command.type(), command.data()) == 1;
    }
}
