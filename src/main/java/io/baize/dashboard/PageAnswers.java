package io.baize.dashboard;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Gives pages their headers, and a page to those who asked for one that they may not see or that is not there. */
final class PageAnswers {

    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    @ServerResponseFilter
    void dress(ContainerRequestContext request, ContainerResponseContext answer) {
        if (answer.getStatus() >= 400 && wantsPage(request)) {
            answer.setEntity(page(answer.getStatus()), null, MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"));
        }
        if (answer.getMediaType() != null && MediaType.TEXT_HTML_TYPE.isCompatible(answer.getMediaType())) {
            answer.getHeaders().putSingle("Content-Security-Policy", POLICY);
            answer.getHeaders().putSingle("X-Content-Type-Options", "nosniff");
            answer.getHeaders().putSingle("Referrer-Policy", "same-origin");
            answer.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        }
    }

    private static boolean wantsPage(ContainerRequestContext request) {
        String accept = request.getHeaderString(HttpHeaders.ACCEPT);
        return accept != null
                && accept.contains(MediaType.TEXT_HTML)
                && !request.getUriInfo().getPath().startsWith("/api/");
    }

    private static String page(int status) {
        return switch (status) {
            case 403 ->
                refused("Not for your role", "Your role does not open this page. Ask your pit manager if it should.");
            case 404 -> refused("Not here", "There is no such page, or it belongs to a property that is not yours.");
            default -> refused("That did not work", "Something went wrong here. It is in the log; please try again.");
        };
    }

    private static String refused(String title, String message) {
        return Templates.refused(title, message).render();
    }
}
