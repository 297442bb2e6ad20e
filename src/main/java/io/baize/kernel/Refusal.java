package io.baize.kernel;

/**
 * Why something was not taken: a stable code, the field at fault, the limit it broke where there is one, a sentence
 * for people, and the clause.
 */
public record Refusal(String code, String field, String limit, String message, String cite) {

    public Refusal {
        if (code == null || field == null || message == null) {
            throw new IllegalArgumentException("a refusal names its code, field and reason");
        }
    }

    public static Refusal of(String code, String field, String message, String cite) {
        return new Refusal(code, field, null, message, cite);
    }
}
