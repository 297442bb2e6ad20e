package io.baize.audit.store;

import io.baize.audit.AuditChain;
import io.baize.audit.Scope;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.util.TreeSet;

/**
 * The names of the chains: those that have rows, and those of partitions that have progress or rows of rounds and
 * money. A chain that was deleted as a whole is missed and not forgotten. Each name costs one look into an index.
 */
final class Chains {

    private static final String NAMED = names("audit", "property_id");
    private static final String PARTITIONS = "select partition from partition_progress";

    private Chains() {}

    static TreeSet<String> in(Connection connection, Scope scope) {
        TreeSet<String> chains = new TreeSet<>(Sql.list(connection, NAMED, row -> row.getString(1)));
        add(chains, connection, PARTITIONS);
        for (String table : new String[] {"round", "entry", "posting"}) {
            add(chains, connection, names(table, "partition"));
        }
        if (scope.property() != null) {
            chains.add(scope.property());
        }
        if (scope.chain() != null) {
            chains.add(scope.chain());
        }
        chains.removeIf(chain -> !scope.includes(chain));
        return chains;
    }

    private static void add(TreeSet<String> chains, Connection connection, String partitions) {
        Sql.list(connection, partitions, row -> row.getInt(1)).stream()
                .map(AuditChain::ofPartition)
                .forEach(chains::add);
    }

    /** The different values of an indexed column, each found from the one before it. */
    static String names(String table, String column) {
        return """
                with recursive named as (
                    (select %2$s as name from %1$s order by %2$s limit 1)
                    union all
                    select (select %2$s from %1$s where %2$s > named.name order by %2$s limit 1)
                    from named where named.name is not null)
                select name from named where name is not null""".formatted(table, column);
    }
}
