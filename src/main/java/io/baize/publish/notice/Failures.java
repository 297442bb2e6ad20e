package io.baize.publish.notice;

/** Why an attempt failed, short enough to be kept beside it. */
final class Failures {

    private static final int LONGEST = 500;

    private Failures() {}

    static String words(Throwable fault) {
        Throwable cause = fault;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String words = cause.getClass().getSimpleName() + (cause.getMessage() == null ? "" : ": " + cause.getMessage());
        return words.substring(0, Math.min(words.length(), LONGEST));
    }
}
