package io.baize.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** A real Keycloak with the realm {@code baize} and its demo users. */
public final class KeycloakServer implements AutoCloseable {
    static final String CLIENT_SECRET = "baize-development-only";
    private static final Duration START_TIMEOUT = Duration.ofSeconds(300);
    // The build unpacks the distribution here.
    private static final Path DISTRIBUTIONS = Path.of(".baize", "keycloak");
    private static final String PREFIX = "keycloak-";
    private static final String REALM_FILE = "baize-realm.json";

    private final int port;
    private final KeycloakDatabase database;
    private final Child process;
    private boolean ready;

    /** Starts the server and returns at once: see {@link #awaitReady}. */
    public KeycloakServer(int port, Path data, Path log) {
        this.port = port;
        var home = newestDistribution();
        var realm = realm();
        provideForImport(home, realm);
        database = new KeycloakDatabase(data, home, realm);
        database.beginWithImportedRealm();
        process = Child.start(
                "Keycloak",
                log,
                Map.of(
                        "KC_BOOTSTRAP_ADMIN_USERNAME", "admin",
                        "KC_BOOTSTRAP_ADMIN_PASSWORD", "admin"),
                List.of(
                        home.resolve("bin/kc.sh").toString(),
                        "start-dev",
                        "--import-realm",
                        "--http-host=localhost",
                        "--http-port=" + port,
                        "--db-url=" + database.jdbcUrl()));
    }

    public KeycloakServer awaitReady() {
        process.awaitReady(START_TIMEOUT, () -> Http.answersOk(realmUrl()));
        ready = true;
        return this;
    }

    /** The address of the realm, which is also the issuer of its tokens. */
    public String realmUrl() {
        return "http://localhost:" + port + "/realms/baize";
    }

    /** What the service must be told. */
    public Map<String, String> config() {
        return config(realmUrl(), CLIENT_SECRET);
    }

    static Map<String, String> config(String realmUrl, String secret) {
        return Map.of("quarkus.oidc.auth-server-url", realmUrl, "quarkus.oidc.credentials.secret", secret);
    }

    Child process() {
        return process;
    }

    @Override
    public void close() {
        process.close();
    }

    /** Closes, and lets later servers begin with what this one imported; not for a server whose users were changed. */
    void closeAndKeepRealm() {
        close();
        if (ready) database.keepImportedRealm();
    }

    private static Path newestDistribution() {
        if (!Files.isDirectory(DISTRIBUTIONS))
            throw new IllegalStateException(
                    DISTRIBUTIONS + " is missing; `mvn generate-test-resources` unpacks Keycloak there");
        try (var folders = Files.list(DISTRIBUTIONS)) {
            return folders.filter(folder -> folder.getFileName().toString().startsWith(PREFIX))
                    .max(Comparator.comparing(KeycloakServer::version))
                    .orElseThrow(() -> new IllegalStateException("no Keycloak in " + DISTRIBUTIONS))
                    .toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Runtime.Version version(Path distribution) {
        return Runtime.Version.parse(distribution.getFileName().toString().substring(PREFIX.length()));
    }

    private static byte[] realm() {
        try (var resource = KeycloakServer.class.getResourceAsStream("/keycloak/" + REALM_FILE)) {
            return resource.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void provideForImport(Path home, byte[] realm) {
        try {
            var folder = Files.createDirectories(home.resolve("data/import"));
            Files.write(folder.resolve(REALM_FILE), realm);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
