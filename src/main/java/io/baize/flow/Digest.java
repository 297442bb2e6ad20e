package io.baize.flow;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.TreeMap;

/** Tells a repeated record from another one under the same identity. */
final class Digest {

    private Digest() {}

    static byte[] of(Arrival arrival) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            new TreeMap<>(arrival.headers()).forEach((name, value) -> {
                if (name.startsWith("ce_")) {
                    digest.update((name + "=" + value + "\n").getBytes(StandardCharsets.UTF_8));
                }
            });
            return digest.digest(arrival.value());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
