package io.baize.api.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.security.AuthenticationFailedException;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** A token that does not hold is found before any resource is; the API answers it with a problem document as well. */
@ApplicationScoped
public class LoginProblems {

    private static final Problem BAD_TOKEN =
            Problem.of(401, "login-not-valid", "the bearer token is not valid or has expired");

    private final ObjectMapper json;

    LoginProblems(ObjectMapper json) {
        this.json = json;
    }

    void listen(@Observes Router router) {
        router.route("/api/*").failureHandler(this::answer);
    }

    private void answer(RoutingContext request) {
        if (!(request.failure() instanceof AuthenticationFailedException)
                || request.response().ended()) {
            request.next();
            return;
        }
        try {
            request.response()
                    .setStatusCode(BAD_TOKEN.status())
                    .putHeader("WWW-Authenticate", "Bearer")
                    .putHeader("Content-Type", Problem.MEDIA_TYPE)
                    .end(json.writeValueAsString(BAD_TOKEN));
        } catch (JsonProcessingException e) {
            request.next();
        }
    }
}
