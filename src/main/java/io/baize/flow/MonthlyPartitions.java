package io.baize.flow;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Play and money lie by month of the gaming day: months are there before they are needed, and leave whole. */
@ApplicationScoped
public class MonthlyPartitions {

    private final DataSource database;
    private final Retention retention;

    MonthlyPartitions(DataSource database, Retention retention) {
        this.database = database;
        this.retention = retention;
    }

    void atStart(@Observes StartupEvent event) throws SQLException {
        ensure();
    }

    @Scheduled(every = "12h", delayed = "12h")
    void ensure() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    select ensure_month((date_trunc('month', now()) + make_interval(months => n))::date)
                    from generate_series(-1, 3) n""");
        }
        archive();
    }

    private void archive() throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement("""
                        select archive_months((now() - make_interval(years => ?))::date,
                            (now() - make_interval(years => ?))::date)""")) {
            statement.setInt(1, retention.playYears());
            statement.setInt(2, retention.moneyYears());
            statement.execute();
        }
    }
}
