package io.baize.stack;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Asks a server whether it is up. */
final class Http {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private Http() {}

    static boolean answersOk(String url) {
        try (var client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build()) {
            var request =
                    HttpRequest.newBuilder(URI.create(url)).timeout(TIMEOUT).build();
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
