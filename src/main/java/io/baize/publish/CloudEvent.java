package io.baize.publish;

import java.time.Instant;

/** The CloudEvents 1.0 envelope, structured, around data that is JSON already. Ids and types need no escaping. */
public final class CloudEvent {

    private CloudEvent() {}

    public static String published(String id, String type, String subject, Instant time, String data) {
        return write("/baize", id, type, subject, time, data);
    }

    static String command(String id, String type, String subject, Instant time, String data) {
        return write("/baize/api", id, type, subject, time, data);
    }

    private static String write(String source, String id, String type, String subject, Instant time, String data) {
        return """
                {"specversion":"1.0","id":"%s","source":"%s","type":"%s","subject":"%s","time":"%s",\
                "datacontenttype":"application/json","data":%s}""".formatted(id, source, type, subject, time, data);
    }
}
