package io.baize.dashboard;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.audit.AuditRow;
import io.baize.terms.store.Property;

/** What somebody did, with its place in the chain. */
record ActRow(long sequence, String at, String actor, String action, String subject, String detail, String hash) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static ActRow of(AuditRow row, Property property) {
        return new ActRow(
                row.sequence(),
                Words.dateAndClock(row.act().at(), property.timeZone()),
                row.act().actor(),
                Words.capital(row.act().action().replace('.', ' ')),
                row.act().subject(),
                indented(row.act().detail()),
                row.hash());
    }

    private static String indented(String json) {
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(JSON.readTree(json));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored act has no readable detail", e);
        }
    }
}
