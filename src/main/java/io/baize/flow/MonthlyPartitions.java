package io.baize.flow;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Rounds and bets are partitioned by month of the gaming day; the months are there before they are needed. */
@ApplicationScoped
public class MonthlyPartitions {

    private final DataSource database;

    MonthlyPartitions(DataSource database) {
        this.database = database;
    }

    void atStart(@Observes StartupEvent event) throws SQLException {
        ensure();
    }

    @Scheduled(every = "12h", delayed = "12h")
    void ensure() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    """
                    select ensure_month((date_trunc('month', now()) + make_interval(months => n))::date)
                    from generate_series(-1, 3) n""");
        }
    }
}
