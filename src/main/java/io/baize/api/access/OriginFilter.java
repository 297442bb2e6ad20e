package io.baize.api.access;

import io.baize.api.problem.Refused;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * A browser says where a page that posts came from. Only our own pages may change something, since a logged-in browser
 * would lend its session to any other page.
 */
final class OriginFilter {

    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

    @ServerRequestFilter
    void check(ContainerRequestContext request) {
        String origin = request.getHeaderString("Origin");
        if (origin == null || READING.contains(request.getMethod())) {
            return;
        }
        String own = "://" + request.getUriInfo().getRequestUri().getAuthority();
        if (!origin.endsWith(own)) {
            throw Refused.forbidden("foreign-origin", "the request comes from a page of another site");
        }
    }
}
