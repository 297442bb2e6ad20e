package io.baize.stack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeycloakServerTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private static Path data;

    private static KeycloakServer keycloak;

    @BeforeAll
    static void start() {
        keycloak = new KeycloakServer(Ports.free(), data, Stack.log("keycloak")).awaitReady();
    }

    @AfterAll
    static void stop() {
        keycloak.closeAndKeepRealm();
    }

    @Test
    void pitManagerOfCatskillBelongsToCatskillOnly() throws Exception {
        var token = token("pitmanager-catskill");

        assertThat(token.path("groups")).extracting(JsonNode::asText).containsExactly("pit-manager");
        assertThat(token.path("properties")).extracting(JsonNode::asText).containsExactly("catskill");
        assertThat(token.has("jurisdictions")).isFalse();
        assertThat(token.path("aud").toString()).contains("baize-app");
        assertThat(token.path("preferred_username").asText()).isEqualTo("pitmanager-catskill");
        assertThat(token.path("exp").asLong() - token.path("iat").asLong()).isEqualTo(900);
    }

    @Test
    void commissionBelongsToItsJurisdiction() throws Exception {
        var token = token("commission-ny");

        assertThat(token.path("groups")).extracting(JsonNode::asText).containsExactly("commission");
        assertThat(token.path("jurisdictions")).extracting(JsonNode::asText).containsExactly("ny");
        assertThat(token.has("properties")).isFalse();
    }

    @Test
    void auditorBelongsToAllProperties() throws Exception {
        assertThat(token("auditor").path("properties"))
                .extracting(JsonNode::asText)
                .containsExactlyInAnyOrder("catskill", "harbor", "chesapeake", "granite");
    }

    private static JsonNode token(String user) throws Exception {
        var form = "grant_type=password&client_id=baize-cli&username=" + user + "&password=" + user;
        var request = HttpRequest.newBuilder(URI.create(keycloak.realmUrl() + "/protocol/openid-connect/token"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form))
                .build();
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(request, BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            var token = JSON.readTree(answer.body()).path("access_token").asText();
            return JSON.readTree(Base64.getUrlDecoder().decode(token.split("\\.")[1]));
        }
    }
}
