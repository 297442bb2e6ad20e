package io.baize.api;

import io.baize.terms.TermsInForce;
import java.util.List;

/** What goes on paper. The pages have the words and the style sheets; the API asks for them here. */
public interface Printing {

    /** The payout sign of a table under these terms, line by line as it is posted. */
    List<String> sign(TermsInForce terms);

    /** The evidence file of one change, as PDF. */
    byte[] evidence(ChangeEvidence evidence);
}
