package io.baize.publish;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import javax.sql.DataSource;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/** Tells Kafka at once where every chain stands, as the service does every few seconds. */
public final class HeadsNow {

    private final AuditHeads heads;

    public HeadsNow(DataSource database, Map<String, Object> kafka) {
        this.heads = new AuditHeads(database, kafka);
    }

    public static void createTopic(Map<String, Object> kafka) throws ExecutionException, InterruptedException {
        try (Admin admin = Admin.create(kafka)) {
            admin.createTopics(List.of(new NewTopic(Topics.AUDIT_HEADS, 1, (short) 1)))
                    .all()
                    .get();
        }
    }

    /** Returns when Kafka has them. */
    public void tell() throws SQLException {
        heads.tell();
        heads.close();
    }
}
