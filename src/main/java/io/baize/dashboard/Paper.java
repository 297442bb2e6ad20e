package io.baize.dashboard;

import io.baize.api.ChangeEvidence;
import io.baize.api.Printing;
import io.baize.report.write.PrintedPage;
import io.baize.terms.TermsInForce;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Prints what the API hands out on paper, in the words and the dress of the pages. */
@ApplicationScoped
class Paper implements Printing {

    @Override
    public List<String> sign(TermsInForce terms) {
        return SignView.text(terms);
    }

    @Override
    public byte[] evidence(ChangeEvidence evidence) {
        return PrintedPage.pdf(Templates.evidence(EvidencePaper.of(evidence)).render());
    }
}
