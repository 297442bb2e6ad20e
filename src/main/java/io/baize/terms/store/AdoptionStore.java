package io.baize.terms.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which version of the rules a property plays by, from which date. */
@ApplicationScoped
public class AdoptionStore {

    private static final String OF_PROPERTY = """
            select property_id, game, pack_version, effective_from from adoption
            where property_id = ? order by game, effective_from""";

    private static final String ADD = """
            insert into adoption (property_id, game, pack_version, effective_from)
            values (?, ?, ?, ?) on conflict do nothing""";

    private final Sql sql;

    AdoptionStore(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public List<Adoption> of(String property) {
        return sql.list(
                OF_PROPERTY,
                row -> new Adoption(
                        row.getString("property_id"),
                        row.getString("game"),
                        row.getString("pack_version"),
                        row.getObject("effective_from", LocalDate.class)),
                property);
    }

    /** The adoption in force on this day, or the first to come: a table is set up before its rules begin. */
    public Optional<Adoption> inForceOrNext(String property, String game, LocalDate day) {
        List<Adoption> ofGame = of(property).stream()
                .filter(adoption -> adoption.game().equals(game))
                .toList();
        Comparator<Adoption> byDate = Comparator.comparing(Adoption::effectiveFrom);
        return ofGame.stream()
                .filter(adoption -> !adoption.effectiveFrom().isAfter(day))
                .max(byDate)
                .or(() -> ofGame.stream().min(byDate));
    }

    public boolean add(Adoption adoption) {
        return sql.update(ADD, adoption.property(), adoption.game(), adoption.packVersion(), adoption.effectiveFrom())
                == 1;
    }
}
