package io.baize.api.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.baize.kernel.Refusal;
import io.baize.kernel.load.StrictJson;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Path;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.Comparator;
import java.util.List;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every error of the API leaves as a problem document; errors of the pages pass as they are. */
final class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);

    @ServerExceptionMapper
    Response refused(Refused refused) {
        return answer(refused.problem());
    }

    @ServerExceptionMapper
    Response unreadable(MismatchedInputException e) {
        return answer(Problem.of(400, StrictJson.fault(e)));
    }

    @ServerExceptionMapper
    Response invalid(ConstraintViolationException e) {
        List<Refusal> faults = e.getConstraintViolations().stream()
                .map(ProblemMappers::fault)
                .sorted(Comparator.comparing(Refusal::field))
                .toList();
        return answer(Problem.of(400, faults));
    }

    /** What the HTTP layer refused: no such path, method, media type or parameter value, or a body that is not JSON. */
    @ServerExceptionMapper
    Response http(WebApplicationException e, UriInfo uri) {
        if (!isApi(uri)) {
            return e.getResponse();
        }
        if (e.getCause() instanceof JsonProcessingException json) {
            return answer(Problem.of(400, StrictJson.fault(json)));
        }
        int status = e.getResponse().getStatus();
        Problem problem = Problem.of(status, Titles.code(status), Titles.of(status));
        Response.ResponseBuilder answer = Response.fromResponse(answer(problem));
        String allowed = e.getResponse().getHeaderString(HttpHeaders.ALLOW);
        return allowed == null
                ? answer.build()
                : answer.header(HttpHeaders.ALLOW, allowed).build();
    }

    /** A bug or broken infrastructure: the log has the cause, the caller does not. */
    @ServerExceptionMapper
    Response failed(RuntimeException e, UriInfo uri) {
        LOG.errorf(e, "a request failed: path=%s", uri.getPath());
        Problem problem = Problem.of(500, "internal-error", "something went wrong here; it is in the log");
        return isApi(uri)
                ? answer(problem)
                : Response.serverError()
                        .entity(problem.detail())
                        .type("text/plain")
                        .build();
    }

    private static Response answer(Problem problem) {
        Response.ResponseBuilder answer =
                Response.status(problem.status()).type(Problem.MEDIA_TYPE).entity(problem);
        return problem.status() == 401
                ? answer.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer").build()
                : answer.build();
    }

    private static boolean isApi(UriInfo uri) {
        return uri.getPath().startsWith("/api/");
    }

    /** The path begins with the Java method and parameter, which mean nothing to a caller. */
    private static Refusal fault(ConstraintViolation<?> violation) {
        StringBuilder field = new StringBuilder();
        int depth = 0;
        for (Path.Node node : violation.getPropertyPath()) {
            boolean ofRequest = depth++ >= 2;
            if (ofRequest) {
                field.append(field.isEmpty() ? "" : ".").append(node);
            }
        }
        String name = field.isEmpty() ? parameter(violation) : field.toString();
        String code = violation.getInvalidValue() == null ? "field-missing" : "field-invalid";
        return Refusal.of(code, name, name + " " + violation.getMessage(), null);
    }

    private static String parameter(ConstraintViolation<?> violation) {
        String last = "";
        for (Path.Node node : violation.getPropertyPath()) {
            last = node.getName();
        }
        return last;
    }
}
