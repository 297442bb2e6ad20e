package io.baize.api.problem;

import io.baize.kernel.Refusal;
import java.util.List;

/** Ends a request with a problem document, and its transaction with a rollback. Only the HTTP edge throws it. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private final transient Problem problem;

    private Refused(Problem problem) {
        super(problem.detail(), null, false, false);
        this.problem = problem;
    }

    public static Refused notFound(String what) {
        return new Refused(Problem.of(404, "not-found", what));
    }

    public static Refused notLoggedIn() {
        return new Refused(Problem.of(401, "not-logged-in", "send a bearer token of a logged-in user"));
    }

    public static Refused forbidden(String code, String why) {
        return new Refused(Problem.of(403, code, why));
    }

    public static Refused conflict(String code, String why) {
        return new Refused(Problem.of(409, code, why));
    }

    /** It may be asked again later. */
    public static Refused notNow(String code, String why) {
        return new Refused(Problem.of(503, code, why));
    }

    /** The document is readable, and what it asks for is refused. */
    public static Refused because(Refusal refusal) {
        return new Refused(Problem.of(422, refusal));
    }

    public static Refused because(List<Refusal> faults) {
        return new Refused(Problem.of(422, faults));
    }

    /** A refusal with another status than 422: who may not do it (403), or what stands against it (409). */
    public static Refused because(int status, Refusal refusal) {
        return new Refused(Problem.of(status, refusal));
    }

    public static Refused badRequest(Refusal refusal) {
        return new Refused(Problem.of(400, refusal));
    }

    public Problem problem() {
        return problem;
    }
}
