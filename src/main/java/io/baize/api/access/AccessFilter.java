package io.baize.api.access;

import io.baize.api.problem.Refused;
import io.quarkus.security.identity.SecurityIdentity;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

/** Stops a request before its body is read. */
final class AccessFilter {

    private static final String API = "io.baize.api";

    private final SecurityIdentity identity;

    AccessFilter(SecurityIdentity identity) {
        this.identity = identity;
    }

    @ServerRequestFilter
    void check(SimpleResourceInfo endpoint) throws NoSuchMethodException {
        if (!endpoint.getResourceClass().getPackageName().equals(API)) {
            return;
        }
        if (identity.isAnonymous()) {
            throw Refused.notLoggedIn();
        }
        AllowedTo allowed = endpoint.getResourceClass()
                .getMethod(endpoint.getMethodName(), endpoint.parameterTypes())
                .getAnnotation(AllowedTo.class);
        if (allowed == null || !allowed.value().allows(identity::hasRole)) {
            throw Refused.forbidden("role-not-allowed", "your role does not allow this");
        }
    }
}
