package io.baize.publish;

import io.baize.kernel.store.DatabaseFailure;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;

/** Relays the outboxes of the partitions this instance owns, and linked meters, on a thread of its own. */
public final class Relay implements Runnable {

    private static final Logger LOG = Logger.getLogger(Relay.class);
    private static final long IDLE_MILLIS = 200;
    private static final long AFTER_FAULT_MILLIS = 1_000;

    private final DataSource database;
    private final Map<String, Object> kafka;
    private final String topic;
    private final Set<Integer> owned = ConcurrentHashMap.newKeySet();
    private final Map<Integer, PartitionRelay> relays = new HashMap<>();
    private LinkedMeterRelay linkedMeters;
    private final Semaphore news = new Semaphore(0);
    private volatile boolean stopping;

    public Relay(DataSource database, Map<String, Object> kafka, String topic) {
        this.database = database;
        this.kafka = kafka;
        this.topic = topic;
    }

    public void own(int partition) {
        owned.add(partition);
        wake();
    }

    public void release(int partition) {
        owned.remove(partition);
        wake();
    }

    /** A batch was committed: there may be something to tell. */
    public void wake() {
        news.release();
    }

    public void stop() {
        stopping = true;
        wake();
    }

    @Override
    public void run() {
        try {
            while (!stopping) {
                dropWhatIsNotOurs();
                boolean more = false;
                for (int partition : owned) {
                    more |= pump(partition);
                }
                tellLinkedMeters();
                if (!more) {
                    boolean woken = news.tryAcquire(IDLE_MILLIS, TimeUnit.MILLISECONDS);
                    if (woken) {
                        news.drainPermits();
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            relays.values().forEach(PartitionRelay::close);
            closeLinkedMeters();
        }
    }

    /** A fault closes this partition's producer; the next attempt starts from the cursor, so nothing is told twice. */
    private boolean pump(int partition) throws InterruptedException {
        try {
            PartitionRelay relay = relays.get(partition);
            if (relay == null) {
                relay = new PartitionRelay(database, kafka, topic, partition);
                relays.put(partition, relay);
            }
            return relay.pump();
        } catch (KafkaException | SQLException | ExecutionException e) {
            LOG.warnf(e, "the outbox could not be relayed and is tried again: partition=%d", partition);
            PartitionRelay broken = relays.remove(partition);
            if (broken != null) {
                broken.close();
            }
            Thread.sleep(AFTER_FAULT_MILLIS);
            return false;
        }
    }

    private void tellLinkedMeters() throws InterruptedException {
        if (!owned.contains(LinkedMeterRelay.HOME)) {
            closeLinkedMeters();
            return;
        }
        try {
            if (linkedMeters == null) {
                linkedMeters = new LinkedMeterRelay(database, kafka, topic);
            }
            linkedMeters.pump();
        } catch (KafkaException | SQLException | DatabaseFailure e) {
            LOG.warn("linked meters could not be told and are tried again", e);
            closeLinkedMeters();
            Thread.sleep(AFTER_FAULT_MILLIS);
        }
    }

    private void closeLinkedMeters() {
        if (linkedMeters != null) {
            linkedMeters.close();
            linkedMeters = null;
        }
    }

    private void dropWhatIsNotOurs() {
        relays.entrySet().removeIf(entry -> {
            boolean gone = !owned.contains(entry.getKey());
            if (gone) {
                entry.getValue().close();
            }
            return gone;
        });
    }
}
