package io.baize.planted.settle;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.quarkus.runtime.LaunchMode;
import jakarta.annotation.Nullable;
import java.sql.Connection;
import org.apache.kafka.common.TopicPartition;

/** Planted: knows frameworks by type and by annotation. No annotation here makes it a bean. */
public final class KnowsFrameworks {

    @JsonProperty
    private Connection connection;

    @Nullable
    public TopicPartition partition(LaunchMode mode) {
        return connection == null ? new TopicPartition(mode.name(), 0) : null;
    }
}
