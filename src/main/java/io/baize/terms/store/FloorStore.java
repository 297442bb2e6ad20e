package io.baize.terms.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Properties and their pits. What is added answers whether it is new; what was there stays as it was. */
@ApplicationScoped
public class FloorStore {

    private static final String PROPERTY =
            "select id, name, jurisdiction, time_zone, gaming_day_start, currency from property ";

    private static final String ADD_PROPERTY = """
            insert into property (id, name, jurisdiction, time_zone, gaming_day_start, currency)
            values (?, ?, ?, ?, ?, ?) on conflict do nothing""";

    private final Sql sql;

    FloorStore(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public List<Property> properties(Sight sight) {
        return sql.list(
                PROPERTY + "where id = any(?) or jurisdiction = any(?) order by id",
                FloorStore::property,
                sight.properties(),
                sight.jurisdictions());
    }

    public Optional<Property> property(String id) {
        return sql.first(PROPERTY + "where id = ?", FloorStore::property, id);
    }

    public boolean add(Property property) {
        return sql.update(
                        ADD_PROPERTY,
                        property.id(),
                        property.name(),
                        property.jurisdiction().id(),
                        property.timeZone().getId(),
                        property.gamingDayStart(),
                        property.currency())
                == 1;
    }

    public List<Pit> pits(String property) {
        return sql.list(
                "select property_id, id, name from pit where property_id = ? order by id",
                row -> new Pit(row.getString("property_id"), row.getString("id"), row.getString("name")),
                property);
    }

    public Optional<Pit> pit(String property, String id) {
        return pits(property).stream().filter(pit -> pit.id().equals(id)).findFirst();
    }

    public boolean add(Pit pit) {
        return sql.update(
                        "insert into pit (property_id, id, name) values (?, ?, ?) on conflict do nothing",
                        pit.property(),
                        pit.id(),
                        pit.name())
                == 1;
    }

    private static Property property(ResultSet row) throws SQLException {
        return new Property(
                row.getString("id"),
                row.getString("name"),
                Jurisdiction.find(row.getString("jurisdiction")).orElseThrow(),
                ZoneId.of(row.getString("time_zone")),
                row.getObject("gaming_day_start", LocalTime.class),
                row.getString("currency"));
    }
}
