package io.baize.api.problem;

/** The standard words for a status. */
final class Titles {

    private Titles() {}

    static String of(int status) {
        return switch (status) {
            case 400 -> "Bad Request";
            case 401 -> "Unauthorized";
            case 403 -> "Forbidden";
            case 404 -> "Not Found";
            case 405 -> "Method Not Allowed";
            case 406 -> "Not Acceptable";
            case 409 -> "Conflict";
            case 413 -> "Content Too Large";
            case 415 -> "Unsupported Media Type";
            case 422 -> "Unprocessable Content";
            case 500 -> "Internal Server Error";
            case 503 -> "Service Unavailable";
            default -> status < 500 ? "Client Error" : "Server Error";
        };
    }

    /** The code of a problem that the HTTP layer found itself. */
    static String code(int status) {
        return switch (status) {
            case 400 -> "malformed-request";
            case 401 -> "not-logged-in";
            case 403 -> "role-not-allowed";
            case 404 -> "not-found";
            case 405 -> "method-not-allowed";
            case 406 -> "not-acceptable";
            case 413 -> "too-large";
            case 415 -> "unsupported-media-type";
            default -> status < 500 ? "request-refused" : "internal-error";
        };
    }
}
