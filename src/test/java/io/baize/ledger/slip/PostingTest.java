package io.baize.ledger.slip;

import static io.baize.ledger.slip.Papers.ASKED;
import static io.baize.ledger.slip.Papers.NOW;
import static io.baize.ledger.slip.Papers.SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.ledger.slip.Papers.Paper;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Chips in the ledger against the slip they name, in every state. */
class PostingTest {

    /** State, then what the right amount makes of it, then another amount: the next state and what is found. */
    private static final String TABLE = """
            requested             -       not-prepared         -       not-prepared
            disputed              -       not-prepared         -       not-prepared
            prepared              posted  -                    posted  amount-differs
            delivered             posted  -                    posted  amount-differs
            posted                -       delivered-twice      -       delivered-twice
            void                  -       void-slip-delivered  -       void-slip-delivered
            void-asked-requested  -       not-prepared         -       not-prepared
            void-asked-disputed   -       not-prepared         -       not-prepared
            void-asked-prepared   posted  void-was-asked       posted  amount-differs
            """;

    private static final Map<String, String[]> EXPECTED = TABLE.lines()
            .map(line -> line.trim().split("\\s+"))
            .collect(Collectors.toMap(cells -> cells[0], cells -> cells));

    static Stream<Paper> papers() {
        return Arrays.stream(SlipKind.values()).flatMap(kind -> Papers.all(kind).stream());
    }

    @ParameterizedTest
    @MethodSource("papers")
    void theRightAmountPostsWhatWasPreparedAndNothingElse(Paper paper) {
        String[] expected = EXPECTED.get(key(paper.slip()));
        meets(Posting.of(Optional.of(paper.slip()), moved(paper.slip(), ASKED.total()), NOW), expected[1], expected[2]);
    }

    @ParameterizedTest
    @MethodSource("papers")
    void anotherAmountThanWasPreparedIsAlwaysFound(Paper paper) {
        String[] expected = EXPECTED.get(key(paper.slip()));
        meets(Posting.of(Optional.of(paper.slip()), moved(paper.slip(), SHORT.total()), NOW), expected[3], expected[4]);
    }

    @Test
    void aShortFillIsPostedAsTheLedgerHasItAndNamesBothAmounts() {
        Posting posting = Posting.of(
                Optional.of(Papers.prepared(SlipKind.FILL)), moved(Papers.prepared(SlipKind.FILL), SHORT.total()), NOW);

        assertThat(((Slip.Posted) posting.next().orElseThrow()).entered()).isEqualTo(Money.usd(52_500));
        assertThat(posting.next().orElseThrow().chips()).isEqualTo(ASKED);
        assertThat(posting.finding().orElseThrow().message())
                .isEqualTo("hu-1 moved the fill of slip 42, $525.00, and the slip was prepared for $550.00");
    }

    @Test
    void aNumberThatIsNoSlipsIsFound() {
        Movement unknown = new Movement(SlipKind.FILL, "catskill", "hu-1", "F-000123", ASKED.total());

        meets(Posting.of(Optional.empty(), unknown, NOW), "-", "unknown-slip");
        assertThat(unknown.number()).isZero();
        assertThat(new Movement(SlipKind.FILL, "catskill", "hu-1", "042", ASKED.total()).number())
                .isZero();
    }

    @Test
    void aSlipOfAnotherTableOrKindIsFoundAndStaysAsItIs() {
        Slip slip = Papers.prepared(SlipKind.FILL);

        meets(
                Posting.of(
                        Optional.of(slip), new Movement(SlipKind.FILL, "catskill", "hu-2", "42", ASKED.total()), NOW),
                "-",
                "other-table");
        meets(
                Posting.of(
                        Optional.of(slip), new Movement(SlipKind.CREDIT, "catskill", "hu-1", "42", ASKED.total()), NOW),
                "-",
                "other-kind");
    }

    private static void meets(Posting posting, String next, String found) {
        assertThat(posting.next().map(slip -> slip.state().id()).orElse("-")).isEqualTo(next);
        assertThat(posting.finding()
                        .map(one -> one.code().id().substring("slip-".length()))
                        .orElse("-"))
                .isEqualTo(found);
    }

    private static Movement moved(Slip slip, Money amount) {
        return new Movement(slip.order().kind(), "catskill", "hu-1", "42", amount);
    }

    private static String key(Slip slip) {
        return slip instanceof Slip.VoidAsked asked
                ? "void-asked-" + asked.before().state().id()
                : slip.state().id();
    }
}
