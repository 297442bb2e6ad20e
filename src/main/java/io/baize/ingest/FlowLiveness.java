package io.baize.ingest;

import io.baize.flow.FlowConfig;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive while the poll loop runs; one that ended for good needs a new process. */
@Liveness
@ApplicationScoped
class FlowLiveness implements HealthCheck {

    private final FlowStatus status;
    private final FlowConfig config;

    FlowLiveness(FlowStatus status, FlowConfig config) {
        this.status = status;
        this.config = config;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("poll loop")
                .status(!config.enabled() || status.isRunning())
                .build();
    }
}
