package io.baize.audit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * SHA-256 over several texts. Each goes in with its length before it, four bytes, so that no text can slip from one
 * part into the next: actor {@code ab} with action {@code c} is not actor {@code a} with {@code bc}. What is absent
 * has the length -1 and is not the empty text.
 */
public final class Parts {

    private static final int ABSENT = -1;

    private Parts() {}

    public static byte[] hash(List<String> parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream(256);
        for (String part : parts) {
            byte[] bytes = part == null ? new byte[0] : part.getBytes(StandardCharsets.UTF_8);
            int length = part == null ? ABSENT : bytes.length;
            all.write(length >>> 24);
            all.write(length >>> 16);
            all.write(length >>> 8);
            all.write(length);
            all.writeBytes(bytes);
        }
        return sha256().digest(all.toByteArray());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
