package io.baize.publish;

import io.baize.audit.ChainReport;
import io.baize.audit.Progress;
import io.baize.audit.Scope;
import io.baize.audit.ToldHeads;
import io.baize.audit.store.AuditVerification;
import io.baize.audit.store.Snapshot;
import io.baize.kernel.store.DatabaseFailure;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.apache.kafka.common.KafkaException;

/** Verifies the chains in the database, and against what Kafka was told of them. */
@ApplicationScoped
public class AuditVerifications {

    /** A verification reads what may be years of play, and the floor has the database first. */
    private static final int AT_ONCE = 2;

    /** Enough verifications are running. */
    public static final class Busy extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The heads on Kafka cannot be read, so nothing is proven. */
    public static final class HeadsUnreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private HeadsUnreadable(KafkaException cause) {
            super("the heads on Kafka cannot be read: " + cause.getMessage(), cause);
        }
    }

    private final DataSource database;
    private final Map<String, Object> kafka;
    private final Semaphore turns = new Semaphore(AT_ONCE);

    /** {@code kafka} is empty for the database alone. */
    public AuditVerifications(DataSource database, @Identifier("default-kafka-broker") Map<String, Object> kafka) {
        this.database = database;
        this.kafka = kafka;
    }

    public List<ChainReport> verify(Scope scope, Progress progress) {
        if (!turns.tryAcquire()) {
            throw new Busy();
        }
        // Heads first: the snapshot that follows is at least as new as the last of them.
        try (ToldHeads heads = kafka.isEmpty() ? null : new KafkaHeads(kafka);
                Connection connection = database.getConnection()) {
            return Snapshot.read(
                    connection, one -> AuditVerification.verify(one, Optional.ofNullable(heads), scope, progress));
        } catch (KafkaException e) {
            throw new HeadsUnreadable(e);
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        } finally {
            turns.release();
        }
    }
}
