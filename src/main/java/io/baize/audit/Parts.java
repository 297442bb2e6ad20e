package io.baize.audit;

import java.nio.ByteBuffer;
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
        MessageDigest digest = sha256();
        for (String part : parts) {
            byte[] bytes = part == null ? new byte[0] : part.getBytes(StandardCharsets.UTF_8);
            int length = part == null ? ABSENT : bytes.length;
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(length).array());
            digest.update(bytes);
        }
        return digest.digest();
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
