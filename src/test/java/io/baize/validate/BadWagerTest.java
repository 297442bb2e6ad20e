package io.baize.validate;

import static io.baize.validate.PlacingMaker.bet;
import static io.baize.validate.PlacingMaker.chips;
import static io.baize.validate.PlacingMaker.promotional;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.ChangedPack;
import org.junit.jupiter.api.Test;

/** What becomes of a wager that breaks a limit is the pack's word: rejected, the excess returned, or it stands. */
class BadWagerTest {

    private static final String REJECTED = "badWager: {outcome: rejected, cite: \"NY (c)(2), R17\"}";
    private static final Bet TOO_MUCH = chips(1, "p1", "ante", 1250);
    private static final Bet OFF_STEP = chips(1, "p1", "ante", 770);

    @Test
    void aRejectedWagerGoesBackInFull() {
        assertThat(at(pack("rejected"), TOO_MUCH).judge()).isInstanceOf(Judgement.Rejected.class);
        assertThat(at(pack("rejected"), OFF_STEP).judge()).isInstanceOf(Judgement.Rejected.class);
    }

    @Test
    void theExcessOverTheMaximumGoesBackAndTheRestStands() {
        taken(at(pack("excess-returned"), TOO_MUCH), 1000, 250, "above-maximum");
    }

    @Test
    void whatIsLeftOverAFullStepGoesBackAndTheRestStands() {
        taken(at(pack("excess-returned"), OFF_STEP), 500, 270, "increment");
    }

    /** The maximum of $10 is itself off the steps of $3, so that $9 stand; the first limit broken is the one named. */
    @Test
    void anExcessIsReturnedDownToTheLastFullStep() {
        taken(bet(pack("excess-returned"), TOO_MUCH).limits("ante", 300, 1000, 300), 900, 350, "above-maximum");
    }

    @Test
    void anExcessThatLeavesLessThanTheMinimumIsRejected() {
        Judgement judgement = bet(pack("excess-returned"), chips(1, "p1", "ante", 770))
                .limits("ante", 600, 5000, 500)
                .judge();

        assertThat(judgement)
                .isInstanceOfSatisfying(
                        Judgement.Rejected.class,
                        rejected -> assertThat(rejected.refusal().code()).isEqualTo("below-minimum"));
    }

    @Test
    void aWagerThatStandsIsTakenInFullAndItsBrokenLimitNamed() {
        taken(at(pack("stands"), TOO_MUCH), 1250, 0, "above-maximum");
        taken(at(pack("stands"), OFF_STEP), 770, 0, "increment");
    }

    /** To stand over the maximum excuses nothing else: promotional chips are still refused, and so is a second bet. */
    @Test
    void aWagerThatStandsOverTheMaximumStillPassesEveryLaterCheck() {
        assertThat(at(pack("stands"), promotional(TOO_MUCH)).judge())
                .isInstanceOfSatisfying(
                        Judgement.Rejected.class,
                        rejected -> assertThat(rejected.refusal().code()).isEqualTo("promotional-not-allowed"));
        assertThat(at(pack("stands"), TOO_MUCH)
                        .standing(chips(1, "p1", "ante", 500))
                        .judge())
                .isInstanceOf(Judgement.Rejected.class);
    }

    @Test
    void aWagerBelowTheMinimumIsRejectedWhateverThePackSaysOfTheMaximum() {
        for (String word : new String[] {"rejected", "excess-returned", "stands"}) {
            assertThat(at(pack(word), chips(1, "p1", "ante", 400)).judge())
                    .as(word)
                    .isInstanceOf(Judgement.Rejected.class);
        }
    }

    private static Pack pack(String word) {
        return ChangedPack.of("ny")
                .replacing(REJECTED, REJECTED.replace("rejected", word))
                .load();
    }

    private static PlacingMaker at(Pack pack, Bet bet) {
        return bet(pack, bet).limits("ante", 500, 1000, 500);
    }

    private static void taken(PlacingMaker placing, long kept, long excess, String broken) {
        assertThat(placing.judge()).isInstanceOfSatisfying(Judgement.Accepted.class, accepted -> {
            assertThat(accepted.bet().amount()).isEqualTo(Money.usd(kept));
            assertThat(accepted.excess()).isEqualTo(Money.usd(excess));
            assertThat(accepted.broken().code()).isEqualTo(broken);
        });
    }
}
