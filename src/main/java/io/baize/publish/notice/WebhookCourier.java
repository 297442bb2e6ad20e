package io.baize.publish.notice;

import io.baize.change.Delivery.Outcome;
import io.baize.publish.CloudEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * By webhook: a CloudEvent, posted. It arrived when the receiver answers with a status of 200 to 299; a redirection is
 * not followed, since the signed message is for that receiver alone. {@code Baize-Signature} is {@code sha256=} and the
 * HMAC-SHA256, in hex, of the value of {@code Baize-Timestamp}, a full stop and the body.
 */
@ApplicationScoped
class WebhookCourier {

    static final String DELIVERY = "Baize-Delivery";
    static final String TIMESTAMP = "Baize-Timestamp";
    static final String SIGNATURE = "Baize-Signature";

    private static final String HMAC = "HmacSHA256";
    private static final int FIRST_GOOD = 200;
    private static final int LAST_GOOD = 299;

    private final NoticeReach reach;
    private final NoticeConfig config;
    private final InstantSource clock;
    private final HttpClient http;

    WebhookCourier(NoticeReach reach, NoticeConfig config, InstantSource clock) {
        this.reach = reach;
        this.config = config;
        this.clock = clock;
        this.http = HttpClient.newBuilder()
                .connectTimeout(config.timeout())
                .followRedirects(HttpClient.Redirect.NEVER)
                .build();
    }

    Outcome deliver(Letter letter) {
        String url = letter.delivery().message().target().to();
        Optional<String> secret = reach.secret(url);
        return secret.isEmpty()
                ? new Outcome.Failed("the webhook is configured no longer")
                : answer(request(url, secret.get(), letter));
    }

    private HttpRequest request(String url, String secret, Letter letter) {
        Instant now = clock.instant();
        String id = letter.delivery().id().toString();
        String body = CloudEvent.published(
                "notice-" + id, "baize.change.notice.v1", letter.request().id(), now, letter.data());
        String timestamp = String.valueOf(now.getEpochSecond());
        return HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/cloudevents+json")
                .header(DELIVERY, id)
                .header(TIMESTAMP, timestamp)
                .header(SIGNATURE, "sha256=" + hmac(secret, timestamp + "." + body))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    /** The time runs over the whole exchange, so that an answer that never ends ends too. */
    private Outcome answer(HttpRequest request) {
        CompletableFuture<HttpResponse<Void>> sending = http.sendAsync(request, HttpResponse.BodyHandlers.discarding());
        try {
            int status = sending.get(config.timeout().toMillis(), TimeUnit.MILLISECONDS)
                    .statusCode();
            String words = "HTTP " + status;
            return status >= FIRST_GOOD && status <= LAST_GOOD ? new Outcome.Arrived(words) : new Outcome.Failed(words);
        } catch (ExecutionException | TimeoutException e) {
            sending.cancel(true);
            return new Outcome.Failed(Failures.words(e));
        } catch (InterruptedException e) {
            sending.cancel(true);
            Thread.currentThread().interrupt();
            return new Outcome.Failed(Failures.words(e));
        }
    }

    static String hmac(String secret, String signed) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), HMAC));
            return HexFormat.of().formatHex(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @PreDestroy
    void close() {
        http.shutdownNow();
    }
}
