package io.baize.report.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.report.ReportName;
import io.baize.report.write.Format;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * Runs and their files, in the database, so that any instance can take a run up, tell how far it is, and hand its file
 * out. An instance that falls silent loses its run to another, which writes it anew under the next attempt.
 */
@ApplicationScoped
public class Runs {

    private static final int MOST_ATTEMPTS = 3;
    private static final Duration SILENCE = Duration.ofMinutes(5);
    private static final Duration KEPT = Duration.ofDays(7);

    private static final String RUN = "select * from report_run ";

    private static final String ADD = """
            insert into report_run (id, property_id, report, period_from, period_to, restated, format, asked_by,
                asked_at)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)""";

    private static final String CLAIM = """
            update report_run set status = 'running', attempt = attempt + 1, beat_at = ?, rows = 0 where id = (
                select id from report_run
                where attempt < ? and (status = 'waiting' or status = 'running' and beat_at < ?)
                order by asked_at for update skip locked limit 1)
            returning *""";

    private static final String GIVE_UP = """
            update report_run set status = 'failed', finished_at = ?, code = 'given-up',
                   message = 'the report was begun several times and never ended'
            where status = 'running' and attempt >= ? and beat_at < ?""";

    private static final String BEAT =
            "update report_run set rows = ?, beat_at = ? where id = ? and attempt = ? and status = 'running'";

    private static final String END = """
            update report_run set status = ?, rows = ?, finished_at = ?, bytes = ?, code = ?, message = ?
            where id = ? and attempt = ? and status = 'running'""";

    private final Sql sql;

    Runs(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public UUID add(Question question, Format format, String by, Instant at) {
        UUID id = UUID.randomUUID();
        sql.update(
                ADD,
                id,
                question.property().id(),
                question.name().id(),
                question.period().from(),
                question.period().to(),
                question.restated(),
                format.id(),
                by,
                at);
        return id;
    }

    public Optional<Run> find(String property, UUID id) {
        return sql.first(RUN + "where property_id = ? and id = ?", Runs::run, property, id);
    }

    public List<Run> newest(String property, int limit) {
        return sql.list(RUN + "where property_id = ? order by asked_at desc limit ?", Runs::run, property, limit);
    }

    /** The file, piece by piece. */
    public void copy(Run run, OutputStream out) throws IOException {
        Optional<byte[]> piece = piece(run, 0);
        for (int index = 1; piece.isPresent(); index++) {
            out.write(piece.get());
            piece = piece(run, index);
        }
    }

    private Optional<byte[]> piece(Run run, int index) {
        return sql.first(
                "select bytes from report_piece where run_id = ? and attempt = ? and index = ?",
                row -> row.getBytes("bytes"),
                run.id(),
                run.attempt(),
                index);
    }

    Optional<Run> claim(Instant now) {
        return sql.first(CLAIM, Runs::run, now, MOST_ATTEMPTS, now.minus(SILENCE));
    }

    void addPiece(Run run, int index, byte[] bytes) {
        sql.update("insert into report_piece values (?, ?, ?, ?)", run.id(), run.attempt(), index, bytes);
    }

    /** False once the run is another instance's. */
    boolean beat(Run run, long rows, Instant now) {
        return sql.update(BEAT, rows, now, run.id(), run.attempt()) == 1;
    }

    void done(Run run, long rows, long bytes, Instant now) {
        sql.update(END, "done", rows, now, bytes, null, null, run.id(), run.attempt());
    }

    void failed(Run run, String code, String message, Instant now) {
        sql.update(END, "failed", 0L, now, 0L, code, message, run.id(), run.attempt());
        sql.update("delete from report_piece where run_id = ? and attempt <= ?", run.id(), run.attempt());
    }

    /** Files are copies; the books they came from stay, and the same report can be had again. */
    void tidy(Instant now) {
        sql.update(GIVE_UP, now, MOST_ATTEMPTS, now.minus(SILENCE));
        sql.update("delete from report_run where asked_at < ?", now.minus(KEPT));
    }

    private static Run run(ResultSet row) throws SQLException {
        return new Run(
                row.getObject("id", UUID.class),
                row.getString("property_id"),
                ReportName.find(row.getString("report")).orElseThrow(),
                row.getObject("period_from", LocalDate.class),
                row.getObject("period_to", LocalDate.class),
                row.getBoolean("restated"),
                Format.find(row.getString("format")).orElseThrow(),
                row.getString("asked_by"),
                Sql.instant(row, "asked_at"),
                Run.Status.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
                row.getInt("attempt"),
                row.getLong("rows"),
                Sql.instant(row, "finished_at"),
                row.getLong("bytes"),
                row.getString("code"),
                row.getString("message"));
    }
}
