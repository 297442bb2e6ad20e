package io.baize.audit;

/**
 * Which acts to list: those whose actor, subject and action contain these texts, in whatever case; "" is any. An action
 * may be given as it is stored or as it is read: {@code terms.set}, Terms set.
 */
public record ActFilter(String actor, String subject, String action) {

    public static final ActFilter ANY = new ActFilter("", "", "");
}
