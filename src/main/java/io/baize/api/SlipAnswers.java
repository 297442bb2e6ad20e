package io.baize.api;

import io.baize.api.SlipDocuments.SlipAnswer;
import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.ledger.slip.Act;
import io.baize.ledger.slip.Side;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.SlipException.Answered;
import io.baize.ledger.slip.store.SlipStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Map;
import java.util.Optional;

/** Answers what did not agree. Where two counts differ the answer says which stands, and the slip goes on with it. */
@ApplicationScoped
@Transactional
class SlipAnswers {

    private static final String NUMBER = "[1-9][0-9]{0,17}";

    private final SlipStore slips;
    private final SlipDesk desk;
    private final VisibleSlips visible;
    private final Acts acts;

    SlipAnswers(SlipStore slips, SlipDesk desk, VisibleSlips visible, Acts acts) {
        this.slips = slips;
        this.desk = desk;
        this.visible = visible;
        this.acts = acts;
    }

    void answer(String id, SlipAnswer answer) {
        SlipException exception = visible.exception(id);
        Optional<Side> stands = answer.side();
        if (stands.isPresent() && !exception.finding().code().isDispute()) {
            throw Refused.because(
                    Refusal.of("nothing-to-settle", "stands", "this exception is not about two counts", null));
        }
        if (stands.isPresent() && exception.isOpen()) {
            desk.take(exception.property(), exception.slip(), new Act.Settle(stands.get(), answer.reason()));
            return;
        }
        Optional<Slip> about = exception.slip().matches(NUMBER)
                ? slips.locked(exception.property(), Long.parseLong(exception.slip()))
                : Optional.empty();
        Answered answered =
                VisibleSlips.given(exception.answered(about, visible.person(), answer.reason(), acts.now()));
        if (!slips.answer(exception.id(), answered)) {
            throw Refused.conflict("already-answered", "the exception was answered meanwhile");
        }
        acts.record(
                exception.property(),
                "slip.exception-answered",
                "slip/" + exception.slip(),
                Map.of(
                        "exception", exception.id(),
                        "code", exception.finding().code().id(),
                        "reason", answer.reason()));
    }
}
