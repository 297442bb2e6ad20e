package io.baize.flow;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Who may write for a partition. Taking it raises the epoch; a batch then commits only where that epoch and the
 * offset it
 * starts from still stand. Two owners can never both commit.
 */
record Fence(String topic, int partition, long epoch, long nextOffset) {

    /** Somebody else owns the partition now. */
    static final class Lost extends SQLException {
        private static final long serialVersionUID = 1L;

        Lost(Fence fence) {
            super("partition " + fence.partition + " is owned by another instance since epoch " + fence.epoch);
        }
    }

    static Fence take(Connection connection, String topic, int partition) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("""
                insert into partition_progress as p (topic, partition, epoch, next_offset) values (?, ?, 1, 0)
                on conflict (topic, partition) do update set epoch = p.epoch + 1
                returning epoch, next_offset""")) {
            statement.setString(1, topic);
            statement.setInt(2, partition);
            ResultSet row = statement.executeQuery();
            row.next();
            return new Fence(topic, partition, row.getLong(1), row.getLong(2));
        }
    }

    Fence advance(Connection connection, long next) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("""
                update partition_progress set next_offset = ?
                where topic = ? and partition = ? and epoch = ? and next_offset = ?""")) {
            statement.setLong(1, next);
            statement.setString(2, topic);
            statement.setInt(3, partition);
            statement.setLong(4, epoch);
            statement.setLong(5, nextOffset);
            if (statement.executeUpdate() == 0) {
                throw new Lost(this);
            }
            return new Fence(topic, partition, epoch, next);
        }
    }
}
