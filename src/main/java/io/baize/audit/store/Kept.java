package io.baize.audit.store;

import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The database with its archive: months that left the tables, as {@code archive.bet_2021_07}, are read with them. */
record Kept(Connection connection, Map<String, List<String>> archived) {

    private static final Pattern TABLE = Pattern.compile("\\{(\\w+)}");

    private static final String MONTHS = """
            select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'archive' and c.relkind = 'r' and c.relname ~ '_[0-9]{4}_[0-9]{2}$' order by c.relname""";

    private static final int SUFFIX = "_2021_07".length();

    static Kept in(Connection connection) {
        Map<String, List<String>> archived = new TreeMap<>();
        Sql.list(connection, MONTHS, row -> row.getString(1))
                .forEach(month ->
                        archived.merge(month.substring(0, month.length() - SUFFIX), List.of(month), Kept::both));
        return new Kept(connection, archived);
    }

    private static List<String> both(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** A statement that names tables as {@code {bet}}. */
    String in(String statement) {
        return TABLE.matcher(statement).replaceAll(found -> Matcher.quoteReplacement(whole(found.group(1))));
    }

    private String whole(String table) {
        List<String> months = archived.get(table);
        if (months == null) {
            return table;
        }
        StringBuilder all = new StringBuilder("(select * from ").append(table);
        months.forEach(month -> all.append(" union all select * from archive.").append(month));
        return all.append(")").toString();
    }
}
