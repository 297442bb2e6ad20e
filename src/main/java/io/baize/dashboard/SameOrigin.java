package io.baize.dashboard;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses what another site makes a logged-in browser send. A browser names the page's origin in every post, and only a
 * program with its own token may leave it out; the cookies' SameSite stands behind it.
 */
final class SameOrigin {

    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");

    @ServerRequestFilter(preMatching = true)
    Response check(ContainerRequestContext request) {
        if (HARMLESS.contains(request.getMethod())) {
            return null;
        }
        String origin = request.getHeaderString("Origin");
        boolean program = request.getHeaderString(HttpHeaders.AUTHORIZATION) != null;
        boolean own = origin == null ? program : origin.equals(ownOrigin(request.getUriInfo().getBaseUri()));
        return own
                ? null
                : Response.status(Response.Status.FORBIDDEN)
                        .type(MediaType.TEXT_PLAIN)
                        .entity("this request does not come from a page of Baize")
                        .build();
    }

    private static String ownOrigin(URI base) {
        return base.getScheme() + "://" + base.getAuthority();
    }
}
