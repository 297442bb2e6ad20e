package io.baize.simulator;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Baize's HTTP API, as people with a name use it. */
final class Api {

    private static final ObjectMapper JSON =
            new ObjectMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    /** Renewed a little before it runs out. */
    private static final int RENEW_SECONDS = 15;

    record Reply(int status, String body) {

        boolean ok() {
            return status / 100 == 2;
        }
    }

    private record Token(String value, Instant until) {}

    private final URI baize;
    private final URI tokens;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
    private final Map<String, Token> known = new ConcurrentHashMap<>();

    Api(URI baize, URI tokens) {
        this.baize = baize;
        this.tokens = tokens;
    }

    Reply post(String user, String path, Object body) throws IOException, InterruptedException {
        return send("POST", user, path, body);
    }

    Reply put(String user, String path, Object body) throws IOException, InterruptedException {
        return send("PUT", user, path, body);
    }

    private Reply send(String method, String user, String path, Object body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(baize.resolve("/api/v1" + path))
                .timeout(TIMEOUT)
                .header("Authorization", "Bearer " + token(user))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(json(body)))
                .build();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        return new Reply(response.statusCode(), response.body());
    }

    /** The demo realm gives every user the own name as password. */
    private String token(String user) throws IOException, InterruptedException {
        Token token = known.get(user);
        if (token == null || Instant.now().isAfter(token.until())) {
            token = fetch(user);
            known.put(user, token);
        }
        return token.value();
    }

    private Token fetch(String user) throws IOException, InterruptedException {
        String name = URLEncoder.encode(user, StandardCharsets.UTF_8);
        String form = "grant_type=password&client_id=baize-cli&username=" + name + "&password=" + name;
        HttpRequest request = HttpRequest.newBuilder(tokens)
                .timeout(TIMEOUT)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(user + " could not log in: " + response.statusCode());
        }
        var answer = JSON.readTree(response.body());
        long seconds = Math.max(1, answer.path("expires_in").asLong() - RENEW_SECONDS);
        return new Token(answer.path("access_token").asText(), Instant.now().plusSeconds(seconds));
    }

    private static String json(Object body) {
        try {
            return JSON.writeValueAsString(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
