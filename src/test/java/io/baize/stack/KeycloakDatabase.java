package io.baize.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;

/**
 * The file Keycloak keeps its data in. Importing a realm takes ten seconds, so the first start leaves a copy with the
 * distribution, from which later databases begin. Keycloak never imports a realm twice: a changed realm file therefore
 * has another name here and begins anew.
 */
final class KeycloakDatabase {
    private static final String SUFFIX = ".mv.db";

    private final Path file;
    private final Path imported;

    KeycloakDatabase(Path data, Path distribution, byte[] realm) {
        var name = "realm-" + Integer.toHexString(Arrays.hashCode(realm));
        file = data.toAbsolutePath().resolve(name + SUFFIX);
        imported = distribution.resolve("data").resolve(name + SUFFIX);
    }

    String jdbcUrl() {
        var path = file.toString();
        return "jdbc:h2:file:" + path.substring(0, path.length() - SUFFIX.length()) + ";NON_KEYWORDS=VALUE";
    }

    void beginWithImportedRealm() {
        try {
            Files.createDirectories(file.getParent());
            if (Files.exists(imported) && Files.notExists(file)) Files.copy(imported, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Must be called only after Keycloak has closed the file. */
    void keepImportedRealm() {
        if (Files.exists(imported) || Files.notExists(file)) return;
        try {
            var copy = Files.createTempFile(imported.getParent(), "realm-", SUFFIX);
            Files.write(copy, Files.readAllBytes(file));
            Files.move(copy, imported, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
