package io.baize.terms.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.terms.TermsDocument;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/** The terms of tables, version after version. */
@ApplicationScoped
public class TermsStore {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String NEWEST = """
            select table_id, version, terms, set_by, set_at, in_force_at, request_id from table_terms
            where table_id = ? order by version desc limit 1""";

    private static final String AT = """
            select table_id, version, terms, set_by, set_at, in_force_at, request_id from table_terms
            where table_id = ? and coalesce(in_force_at, set_at) <= ? order by version desc limit 1""";

    private final Sql sql;

    TermsStore(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public Optional<TermsVersion> newest(String table) {
        return sql.first(NEWEST, TermsStore::version, table);
    }

    /** What was in force at that moment by the felt's clock; nothing before the table was first set up. */
    public Optional<TermsVersion> inForce(String table, Instant at) {
        return sql.first(AT, TermsStore::version, table, at);
    }

    public void add(TermsVersion terms) {
        sql.update(
                "insert into table_terms (table_id, version, terms, set_by, set_at) values (?, ?, ?::jsonb, ?, ?)",
                terms.table(),
                terms.version(),
                write(terms.terms()),
                terms.setBy(),
                terms.setAt());
    }

    private static TermsVersion version(ResultSet row) throws SQLException {
        return new TermsVersion(
                row.getString("table_id"),
                row.getInt("version"),
                read(row.getString("terms")),
                row.getString("set_by"),
                Sql.instant(row, "set_at"),
                Sql.instant(row, "in_force_at"),
                row.getString("request_id"));
    }

    private static TermsDocument read(String json) {
        try {
            return JSON.readValue(json, TermsDocument.class);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String write(TermsDocument terms) {
        try {
            return JSON.writeValueAsString(terms);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
