package io.baize.table.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;

/** How the meters of groups stand now, to read. */
@ApplicationScoped
public class LinkedMeterQueries {

    private final Sql sql;

    LinkedMeterQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** By group; a group that no table has opened with has no meter yet. */
    public Map<String, LinkedMeter> of(String property) {
        Map<String, LinkedMeter> meters = new LinkedHashMap<>();
        sql.list(
                        "select group_id, meter, day from linked_meter where property_id = ? and meter is not null",
                        row -> new LinkedMeter(
                                row.getString("group_id"),
                                StateJson.read(row.getString("meter"), Meter.class),
                                row.getObject("day", LocalDate.class)),
                        property)
                .forEach(linked -> meters.put(linked.group(), linked));
        return meters;
    }
}
