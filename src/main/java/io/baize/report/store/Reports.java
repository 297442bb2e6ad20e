package io.baize.report.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.Answer;
import io.baize.kernel.store.Sql;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.ReportWriter;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Writes the report that is asked for. All of it is read in one snapshot, so that a busy floor cannot tear it. */
@ApplicationScoped
public class Reports {

    private static final int LONGEST_SECONDS = (int) Duration.ofHours(1).toSeconds();

    private final Map<ReportName, ReportSource> sources = new EnumMap<>(ReportName.class);
    private final Headings headings;
    private final Sql sql;

    Reports(@All List<ReportSource> sources, Headings headings, AgroalDataSource database) {
        sources.forEach(source -> this.sources.put(source.name(), source));
        this.headings = headings;
        this.sql = new Sql(database);
        for (ReportName name : ReportName.values()) {
            if (!this.sources.containsKey(name)) {
                throw new IllegalStateException("nothing writes the report " + name);
            }
        }
    }

    public Answer<Report.Written> write(Question question, ReportWriter writer, long mostRows) {
        return QuarkusTransaction.requiringNew().timeout(LONGEST_SECONDS).call(() -> {
            sql.update("set transaction isolation level repeatable read, read only");
            return sources.get(question.name())
                    .report(question, headings.of(question))
                    .writeTo(writer, mostRows);
        });
    }
}
