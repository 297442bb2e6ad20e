package io.baize.api.access;

import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
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
            throw new UnauthorizedException();
        }
        AllowedTo allowed = endpoint.getResourceClass()
                .getMethod(endpoint.getMethodName(), endpoint.parameterTypes())
                .getAnnotation(AllowedTo.class);
        if (allowed == null || !allowed.value().allows(identity::hasRole)) {
            throw new ForbiddenException();
        }
    }
}
