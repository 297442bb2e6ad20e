package io.baize.rulepack.load;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.baize.kernel.Citation;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.Cited;
import io.baize.rulepack.IrregularityRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Turns a pack's YAML into the domain's types. An unknown key, value or an uncited rule is a fault with its place. */
final class PackReader {

    static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private final Faults faults = new Faults();

    static Pack read(String name, String yaml) {
        PackReader reader = new PackReader();
        Pack pack = null;
        try {
            pack = reader.pack(YAML.readValue(yaml, PackFile.class));
        } catch (JsonMappingException e) {
            reader.faults.add(place(e) + ": " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            reader.faults.add("line " + e.getLocation().getLineNr() + ": " + e.getOriginalMessage());
        } catch (IllegalArgumentException e) {
            reader.faults.add(e.getMessage());
        }
        if (pack != null && reader.faults.found().isEmpty()) {
            PackCheck.faults(pack).forEach(reader.faults::add);
        }
        if (!reader.faults.found().isEmpty()) {
            throw new FaultyPack(name, reader.faults.found());
        }
        return pack;
    }

    /** The way to the faulty key, as the other faults write it: {@code wagers.ante.colour}. */
    private static String place(JsonMappingException e) {
        return e.getPath().stream()
                .map(step -> step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("."));
    }

    private Pack pack(PackFile file) {
        PackFile.EquipmentFile equipment = faults.present("equipment", file.equipment());
        return new Pack(
                read(
                        "jurisdiction",
                        file.jurisdiction(),
                        id -> Jurisdiction.find(id).orElseThrow()),
                faults.present("game", file.game()),
                faults.present("name", file.name()),
                faults.present("version", file.version()),
                read("effective", file.effective(), LocalDate::parse),
                faults.present("text", file.text()),
                cited("oddsWording", file.oddsWording(), Function.identity()),
                equipment == null ? null : cited("equipment.seats", equipment.seats(), Integer::valueOf),
                equipment == null ? null : cited("equipment.decks", equipment.decks(), Integer::valueOf),
                equipment == null || equipment.jokers() == null
                        ? null
                        : cited("equipment.jokers", equipment.jokers(), Integer::valueOf),
                faults.present("streets", file.streets()),
                cited("payOrder", file.payOrder(), Function.identity()),
                each("wagers", file.wagers(), new WagerReader(faults)::wager),
                each("schedules", file.schedules(), this::schedule),
                each("rules", file.rules(), this::rule),
                each("irregularities", file.irregularities(), this::irregularity),
                faults.present("payoutLimits", file.payoutLimits()) == null
                        ? List.of()
                        : file.payoutLimits().stream().map(this::payoutLimit).toList(),
                faults.present("notices", file.notices()) == null
                        ? List.of()
                        : new NoticeReader(faults).ofPack(file.game(), named(file), file.notices()));
    }

    private static Set<String> named(PackFile file) {
        Set<String> named =
                new HashSet<>(file.wagers() == null ? Set.of() : file.wagers().keySet());
        named.addAll(file.rules() == null ? Set.of() : file.rules().keySet());
        return named;
    }

    private Schedule schedule(String id, PackFile.ScheduleFile file) {
        String place = "schedules." + id;
        return new Schedule(
                id,
                file.wagers() == null ? List.of(file.wager()) : List.copyOf(file.wagers()),
                Faults.choice(place + ".kind", Schedule.Kind.class, file.kind()),
                file.meter(),
                file.bonus(),
                file.follows(),
                file.when() == null ? Map.of() : Collections.unmodifiableMap(file.when()),
                file.stakeRule(),
                file.vigorish(),
                file.rounding(),
                each(place, file.paytables(), (table, content) -> paytable(place, table, content)),
                faults.cite(place, file.cite()),
                file.says());
    }

    private Paytable paytable(String schedule, String id, PackFile.PaytableFile file) {
        String place = schedule + "." + id;
        Citation cite = faults.cite(place, file.cite());
        Map<String, PayLine> lines = each(
                place,
                file.lines(),
                (outcome, line) -> new PayLine(
                        outcome,
                        Pays.parse(line.pays()),
                        line.fromMeter(),
                        line.cite() == null ? cite : faults.cite(place + "." + outcome, line.cite()),
                        line.says()));
        Money seed = file.seed() == null ? null : Money.usd(file.seed().cents());
        Citation seedCite = file.seed() == null
                ? null
                : faults.cite(place + ".seed", file.seed().cite());
        return new Paytable(id, file.unnamed(), lines, seed, seedCite, cite);
    }

    private Rule rule(String id, PackFile.RuleFile file) {
        String place = "rules." + id;
        Rule.Type type =
                file.type() == null ? Rule.Type.CHOICE : Faults.choice(place + ".type", Rule.Type.class, file.type());
        List<String> values = file.values() == null ? List.of(file.value()) : file.values();
        return new Rule(
                id,
                Faults.choice(place + ".kind", Rule.Kind.class, file.kind()),
                type,
                faults.present(place + ".value", file.value()),
                values,
                file.min(),
                file.max(),
                file.ruling(),
                file.confidence(),
                faults.cite(place, file.cite()),
                file.says(),
                file.minWhen() == null
                        ? List.of()
                        : file.minWhen().stream()
                                .map(one -> minWhen(place, one))
                                .toList());
    }

    private Rule.MinWhen minWhen(String place, PackFile.MinWhenFile file) {
        return new Rule.MinWhen(
                faults.present(place + ".minWhen.rule", file.rule()),
                faults.present(place + ".minWhen.is", file.is()),
                file.min() == null ? 0 : file.min(),
                faults.cite(place + ".minWhen", file.cite()));
    }

    private IrregularityRule irregularity(String kind, PackFile.IrregularityFile file) {
        String place = "irregularities." + kind;
        return new IrregularityRule(
                kind,
                Faults.choice(place + ".effect", IrregularityRule.Effect.class, file.effect()),
                file.settle() == null ? Set.of() : Set.copyOf(file.settle()),
                file.settleIf() == null ? Map.of() : file.settleIf(),
                faults.cite(place, file.cite()),
                file.says());
    }

    private PayoutLimitRule payoutLimit(PackFile.PayoutLimitFile file) {
        String place = "payoutLimits." + file.id();
        return new PayoutLimitRule(
                faults.present("payoutLimits.id", file.id()),
                Faults.choice(place + ".mode", PayoutLimitRule.Mode.class, file.mode()),
                file.floorCents() == null ? null : Money.usd(file.floorCents()),
                file.orMaximumWinAtMinimumBet(),
                file.covers() == null ? Set.of() : Set.copyOf(file.covers()),
                file.base() == null
                        ? PayoutLimitRule.Base.HAND
                        : Faults.choice(place + ".base", PayoutLimitRule.Base.class, file.base()),
                file.together() == null ? List.of() : List.copyOf(file.together()),
                file.exempt() == null ? Set.of() : Set.copyOf(file.exempt()),
                faults.cite(place, file.cite()),
                file.says());
    }

    private <T> Cited<T> cited(String place, PackFile.CitedFile file, Function<String, T> type) {
        return faults.present(place, file) == null
                ? null
                : new Cited<>(read(place, file.value(), type), faults.cite(place, file.cite()), file.says());
    }

    private <T> T read(String place, String value, Function<String, T> type) {
        if (faults.present(place, value) == null) {
            return null;
        }
        try {
            return type.apply(value);
        } catch (IllegalArgumentException | DateTimeException | NoSuchElementException e) {
            faults.add(place + ": cannot read " + value);
            return null;
        }
    }

    private interface Reading<F, T> {
        T read(String id, F file);
    }

    /** Reads each entry, and goes on after a faulty one, so that all faults are named at once. */
    private <F, T> Map<String, T> each(String place, Map<String, F> files, Reading<F, T> reading) {
        Map<String, T> all = new LinkedHashMap<>();
        if (faults.present(place, files) == null) {
            return all;
        }
        files.forEach((id, file) -> {
            try {
                all.put(id, reading.read(id, file));
            } catch (NullPointerException e) {
                faults.add(place + "." + id + " lacks a required key");
            } catch (IllegalArgumentException e) {
                String message = e.getMessage();
                faults.add(message.startsWith(place) ? message : place + "." + id + ": " + message);
            }
        });
        return Collections.unmodifiableMap(all);
    }
}
