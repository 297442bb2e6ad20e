package io.baize.dashboard;

import io.baize.api.problem.Refused;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses what another site makes a logged-in browser send. A browser names the page's origin in every post; the
 * cookies'
 * SameSite stands behind it.
 */
final class SameOrigin {

    private static final String SESSION = "q_session";
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");

    @ServerRequestFilter(preMatching = true)
    void check(ContainerRequestContext request) {
        if (HARMLESS.contains(request.getMethod()) || !cameByCookie(request)) {
            return;
        }
        String own = ownOrigin(request.getUriInfo().getBaseUri());
        if (!own.equals(request.getHeaderString("Origin"))) {
            throw Refused.forbidden("foreign-origin", "the request does not come from a page of Baize");
        }
    }

    /** A program sends its token itself, and no other site can make it do so. */
    private static boolean cameByCookie(ContainerRequestContext request) {
        return request.getHeaderString(HttpHeaders.AUTHORIZATION) == null
                && request.getCookies().keySet().stream().anyMatch(name -> name.startsWith(SESSION));
    }

    private static String ownOrigin(URI base) {
        return base.getScheme() + "://" + base.getAuthority();
    }
}
