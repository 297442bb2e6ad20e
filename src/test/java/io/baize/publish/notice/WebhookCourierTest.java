package io.baize.publish.notice;

import static io.baize.publish.notice.Asked.NOON;
import static io.baize.publish.notice.Asked.SECRET;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.baize.change.ChangeRequest;
import io.baize.change.Delivery;
import io.baize.change.Delivery.Outcome;
import io.baize.change.Target;
import io.baize.contracts.Contracts;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a receiver is sent, and what its answers count as. */
class WebhookCourierTest {

    private final ChangeRequest request = Asked.request("catskill", "r1");
    private Receiver receiver;
    private Delivery delivery;
    private WebhookCourier courier;

    @BeforeEach
    void start() throws IOException {
        receiver = new Receiver();
        String hook = "baize.notices.properties.catskill.surveillance.webhooks.eyes";
        NoticeConfig config = Asked.config(Map.of(
                "baize.notices.timeout", "PT1S", hook + ".url", receiver.url("/eyes"), hook + ".secret", SECRET));
        delivery = Asked.notice(request, new Target(Target.Channel.WEBHOOK, receiver.url("/eyes")));
        courier = new WebhookCourier(new NoticeReach(config), config, () -> NOON);
    }

    @AfterEach
    void stop() {
        courier.close();
        receiver.close();
    }

    @Test
    void theMessageKeepsToItsSchemaAndIsSigned() {
        assertThat(deliver()).isEqualTo(new Outcome.Arrived("HTTP 204"));

        Receiver.Post post = receiver.posts.getFirst();
        JsonNode event = Contracts.json(post.body());
        assertThat(Contracts.faults(Contracts.SCHEMAS.resolve("out/change.notice.v1.json"), event))
                .isEmpty();
        assertThat(event.at("/data/delivery").asText())
                .isEqualTo(delivery.id().toString())
                .isEqualTo(post.headers().getFirst("Baize-Delivery"));
        assertThat(event.at("/data/link").asText()).isEqualTo("https://baize.example/changes/r1");
        assertThat(post.headers().getFirst("Baize-Timestamp")).isEqualTo("1793638800");
        assertThat(post.headers().getFirst("Baize-Signature"))
                .isEqualTo("sha256=" + WebhookCourier.hmac(SECRET, "1793638800." + post.body()));
    }

    /** RFC 4231, test case 2. */
    @Test
    void theSignatureIsHmacSha256() {
        assertThat(WebhookCourier.hmac("Jefe", "what do ya want for nothing?"))
                .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    @ParameterizedTest
    @ValueSource(ints = {302, 400, 500, 503})
    void anotherAnswerThanSuccessIsNoneAndNoRedirectionIsFollowed(int status) {
        receiver.status = status;

        assertThat(deliver()).isEqualTo(new Outcome.Failed("HTTP " + status));
        assertThat(receiver.posts).hasSize(1);
    }

    @Test
    void whoNeverAnswersAndWhoIsNotThereHaveNotTakenIt() {
        receiver.status = Receiver.SILENCE;
        assertThat(deliver()).isEqualTo(new Outcome.Failed("TimeoutException"));

        receiver.close();
        assertThat(deliver()).isInstanceOf(Outcome.Failed.class);
    }

    private Outcome deliver() {
        return courier.deliver(new Letter(delivery, request, Optional.of(URI.create("https://baize.example"))));
    }
}
