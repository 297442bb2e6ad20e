package io.baize.api;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;

/** The clock of the service, which tests may replace. */
final class ServerTime {

    @Produces
    @Singleton
    @DefaultBean
    static InstantSource clock() {
        return InstantSource.system();
    }
}
