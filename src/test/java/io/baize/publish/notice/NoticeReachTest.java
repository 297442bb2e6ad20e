package io.baize.publish.notice;

import static io.baize.publish.notice.Asked.SECRET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.rulepack.NoticeRule.Recipient;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may be configured, and what stops the start. */
class NoticeReachTest {

    private static final String CATSKILL = "baize.notices.properties.catskill.";

    @Test
    void nothingConfiguredReachesNobody() {
        assertThat(new NoticeReach(Asked.config(Map.of())).properties()).isEmpty();
    }

    @Test
    void aRecipientIsReachedByMailAndWebhookAndOthersAreToldLater() {
        NoticeReach reach = new NoticeReach(Asked.config(Map.of(
                CATSKILL + "commission-staff.mail", "a@ny.example,b@ny.example",
                CATSKILL + "commission-staff.webhooks.desk.url", "https://desk.example/in",
                CATSKILL + "commission-staff.webhooks.desk.secret", SECRET,
                CATSKILL + "commission-staff.escalation.mail", "chief@ny.example")));

        var staff = reach.plan("catskill").reached().get(Recipient.COMMISSION_STAFF);
        assertThat(staff.targets())
                .extracting(target -> target.to())
                .containsExactly("a@ny.example", "b@ny.example", "https://desk.example/in");
        assertThat(staff.escalation()).extracting(target -> target.to()).containsExactly("chief@ny.example");
        assertThat(staff.remindAfter()).hasHours(4);
        assertThat(staff.escalateAfter()).hasHours(24);
        assertThat(reach.secret("https://desk.example/in")).contains(SECRET);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "players.mail                           | a@b.example    | players is none of",
                "surveillance.mail                      | not an address | surveillance.mail",
                "surveillance.webhooks.eyes.url         | ftp://a.example| surveillance.webhooks.eyes.url",
                "surveillance.webhooks.eyes.secret      | short          | surveillance.webhooks.eyes.secret",
                "surveillance.remind-after              | PT0S           | surveillance.remind-after",
                "surveillance.escalate-after            | PT1H           | surveillance.escalate-after"
            })
    void whatCannotBeMeantStopsTheStartAndIsNamed(String name, String value, String named) {
        Map<String, String> written = new HashMap<>(Map.of(
                CATSKILL + "surveillance.webhooks.eyes.url",
                "https://eyes.example",
                CATSKILL + "surveillance.webhooks.eyes.secret",
                SECRET));
        written.put(CATSKILL + name, value);

        assertThatThrownBy(() -> new NoticeReach(Asked.config(written))).hasMessageContaining(CATSKILL + named);
    }
}
