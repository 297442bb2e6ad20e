package io.baize.dashboard;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of pages and of the API, with ids that may hold any character. */
final class Paths {

    private Paths() {}

    static String table(String table) {
        return "/tables/" + encoded(table);
    }

    static String round(String table, String round) {
        return table(table) + "/rounds/" + encoded(round);
    }

    static String roundOfApi(String table, String round) {
        return "/api/v1" + round(table, round);
    }

    static String slip(String property, long number) {
        return "/slips/" + encoded(property) + "/" + number;
    }

    static String change(String change) {
        return "/changes/" + encoded(change);
    }

    static String encoded(String id) {
        return URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
