package io.baize.ingest;

import io.baize.flow.FlowConfig;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Ready while the poll loop runs and nothing keeps it from going on; the lag is told beside. */
@Readiness
@ApplicationScoped
class FlowReadiness implements HealthCheck {

    private final FlowStatus status;
    private final FlowConfig config;

    FlowReadiness(FlowStatus status, FlowConfig config) {
        this.status = status;
        this.config = config;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder answer = HealthCheckResponse.named("table event flow")
                .withData("lag", status.lag())
                .withData("partitions", status.partitions());
        if (!config.enabled()) {
            return answer.withData("enabled", false).up().build();
        }
        String fault = status.fault();
        if (fault != null) {
            answer.withData("fault", fault);
        }
        return answer.status(status.isRunning() && fault == null).build();
    }
}
