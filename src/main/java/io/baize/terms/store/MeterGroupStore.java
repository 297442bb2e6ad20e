package io.baize.terms.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.terms.MeterGroup;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Groups of tables that share a meter. What is added answers whether it is new; a group is never taken away. */
@ApplicationScoped
public class MeterGroupStore {

    private static final String GROUP = "select property_id, id, name, game, schedule from meter_group ";

    /** The meter's own row comes with its group, so that flow finds one to lock. */
    private static final String ADD = """
            with added as (
                insert into meter_group (property_id, id, name, game, schedule) values (?, ?, ?, ?, ?)
                on conflict do nothing returning property_id, id)
            insert into linked_meter (property_id, group_id) select property_id, id from added""";

    private static final String MEMBERS = """
            select t.name, newest.* from gaming_table t
            join lateral (select table_id, version, terms, set_by, set_at, in_force_at, request_id
                          from table_terms where table_id = t.id order by version desc limit 1) newest on true
            where t.property_id = ? and newest.terms -> 'meterGroups' ->> ? = ?
            order by length(t.name), t.name, t.id""";

    /** A table of a group, with the terms by which it is one. */
    public record Member(String name, TermsVersion terms) {

        public String table() {
            return terms.table();
        }
    }

    private final Sql sql;

    MeterGroupStore(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public List<MeterGroup> of(String property) {
        return sql.list(GROUP + "where property_id = ? order by id", MeterGroupStore::group, property);
    }

    public Optional<MeterGroup> group(String property, String id) {
        return sql.first(GROUP + "where property_id = ? and id = ?", MeterGroupStore::group, property, id);
    }

    /** Held until the transaction ends, so that no other table joins by terms that disagree. */
    public List<MeterGroup> locked(String property, Collection<String> ids) {
        return sql.list(
                GROUP + "where property_id = ? and id = any(?) order by id for update",
                MeterGroupStore::group,
                property,
                ids);
    }

    public boolean add(MeterGroup group) {
        return sql.update(ADD, group.property(), group.id(), group.name(), group.game(), group.schedule()) == 1;
    }

    /** The tables whose newest terms name the group. */
    public List<Member> members(MeterGroup group) {
        return sql.list(
                MEMBERS,
                row -> new Member(row.getString("name"), TermsStore.version(row)),
                group.property(),
                group.schedule(),
                group.id());
    }

    private static MeterGroup group(ResultSet row) throws SQLException {
        return new MeterGroup(
                row.getString("property_id"),
                row.getString("id"),
                row.getString("name"),
                row.getString("game"),
                row.getString("schedule"));
    }
}
