package io.baize.rulepack.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.baize.kernel.Citation;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Cited;
import io.baize.rulepack.IrregularityRule;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Turns a pack's YAML into the domain's types. An unknown key, value or an uncited rule is a fault with its place. */
final class PackReader {

    private static final ObjectMapper YAML =
            new ObjectMapper(new YAMLFactory()).enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private final List<String> faults = new ArrayList<>();

    static Pack read(String name, String yaml) {
        PackReader reader = new PackReader();
        Pack pack = null;
        try {
            pack = reader.pack(YAML.readValue(yaml, PackFile.class));
        } catch (JsonProcessingException e) {
            reader.faults.add(e.getOriginalMessage() + " at line "
                    + (e.getLocation() == null ? "?" : e.getLocation().getLineNr()));
        } catch (IllegalArgumentException e) {
            reader.faults.add(e.getMessage());
        }
        if (pack != null && reader.faults.isEmpty()) {
            reader.faults.addAll(PackCheck.faults(pack));
        }
        if (!reader.faults.isEmpty()) {
            throw new FaultyPack(name, reader.faults);
        }
        return pack;
    }

    private Pack pack(PackFile file) {
        return new Pack(
                Jurisdiction.find(file.jurisdiction())
                        .orElseThrow(() -> new IllegalArgumentException("jurisdiction: " + file.jurisdiction())),
                file.game(),
                file.name(),
                file.version(),
                LocalDate.parse(file.effective()),
                file.text(),
                cited("oddsWording", file.oddsWording(), Function.identity()),
                cited("equipment.seats", file.equipment().seats(), Integer::valueOf),
                cited("equipment.decks", file.equipment().decks(), Integer::valueOf),
                file.streets(),
                cited("payOrder", file.payOrder(), Function.identity()),
                each("wagers", file.wagers(), this::wager),
                each("schedules", file.schedules(), this::schedule),
                each("rules", file.rules(), this::rule),
                each("irregularities", file.irregularities(), this::irregularity),
                payoutLimit(file.payoutLimit()),
                file.notices().stream().map(this::notice).toList());
    }

    private Wager wager(String id, PackFile.WagerFile file) {
        String place = "wagers." + id;
        return new Wager(
                id,
                file.name(),
                choice(place + ".placed", Wager.Placed.class, file.placed()),
                file.required(),
                file.side(),
                file.requires() == null ? List.of() : file.requires(),
                amount(place + ".amount", file.amount()),
                cite(place + ".amount", file.amount().cite()),
                choice(place + ".promotional", Wager.Promotional.class, file.promotional()),
                choice(
                        place + ".badWager",
                        Wager.BadWager.class,
                        file.badWager().outcome()),
                cite(place + ".badWager", file.badWager().cite()),
                cite(place, file.cite()));
    }

    private AmountRule amount(String place, PackFile.AmountFile file) {
        return switch (file.rule()) {
            case "within-limits" -> new AmountRule.WithinLimits(bounds(file.bounds()));
            case "equals" -> new AmountRule.EqualTo(file.of());
            case "multiple" -> new AmountRule.MultipleOf(file.of(), file.streets());
            case "exactly" -> new AmountRule.Exactly(Money.usd(file.cents()));
            default -> throw new IllegalArgumentException(place + ": unknown amount rule " + file.rule());
        };
    }

    private static AmountRule.Bounds bounds(PackFile.BoundsFile file) {
        return file == null
                ? null
                : new AmountRule.Bounds(
                        Money.usd(file.min()), Money.usd(file.max()), Money.usd(file.increment()), file.cite());
    }

    private Schedule schedule(String id, PackFile.ScheduleFile file) {
        String place = "schedules." + id;
        return new Schedule(
                id,
                file.wager(),
                choice(place + ".kind", Schedule.Kind.class, file.kind()),
                file.meter(),
                file.stakeRule(),
                file.onlyWith() == null ? Map.of() : file.onlyWith(),
                each(place, file.paytables(), (table, content) -> paytable(place, table, content)),
                cite(place, file.cite()),
                file.says());
    }

    private Paytable paytable(String schedule, String id, PackFile.PaytableFile file) {
        String place = schedule + "." + id;
        Citation cite = cite(place, file.cite());
        Map<String, PayLine> lines = each(
                place,
                file.lines(),
                (outcome, line) -> new PayLine(
                        outcome,
                        Pays.parse(line.pays()),
                        line.cite() == null ? cite : new Citation(line.cite()),
                        line.says()));
        Money seed = file.seed() == null ? null : Money.usd(file.seed().cents());
        return new Paytable(id, file.unnamed(), lines, seed, cite);
    }

    private Rule rule(String id, PackFile.RuleFile file) {
        String place = "rules." + id;
        Rule.Type type = file.type() == null ? Rule.Type.CHOICE : choice(place + ".type", Rule.Type.class, file.type());
        List<String> values = file.values() == null ? List.of(file.value()) : file.values();
        return new Rule(
                id,
                choice(place + ".kind", Rule.Kind.class, file.kind()),
                type,
                file.value(),
                values,
                file.min(),
                file.max(),
                file.ruling(),
                file.confidence(),
                cite(place, file.cite()),
                file.says());
    }

    private IrregularityRule irregularity(String kind, PackFile.IrregularityFile file) {
        String place = "irregularities." + kind;
        return new IrregularityRule(
                kind,
                choice(place + ".effect", IrregularityRule.Effect.class, file.effect()),
                file.settle() == null ? Set.of() : Set.copyOf(file.settle()),
                file.settleIf() == null ? Map.of() : file.settleIf(),
                cite(place, file.cite()),
                file.says());
    }

    private PayoutLimitRule payoutLimit(PackFile.PayoutLimitFile file) {
        return new PayoutLimitRule(
                file.offered(),
                file.floorCents() == null ? null : Money.usd(file.floorCents()),
                file.orMaximumWinAtMinimumBet(),
                file.covers() == null ? Set.of() : Set.copyOf(file.covers()),
                cite("payoutLimit", file.cite()),
                file.says());
    }

    private NoticeRule notice(PackFile.NoticeFile file) {
        return new NoticeRule(
                file.id(),
                file.changes(),
                file.recipients(),
                file.timing(),
                file.approval(),
                cite("notices." + file.id(), file.cite()),
                file.says());
    }

    private <T> Cited<T> cited(String place, PackFile.CitedFile file, Function<String, T> type) {
        return new Cited<>(type.apply(file.value()), cite(place, file.cite()), file.says());
    }

    private Citation cite(String place, String clause) {
        if (clause == null || clause.isBlank()) {
            faults.add(place + " cites no clause");
            return new Citation("none");
        }
        return new Citation(clause);
    }

    private static <E extends Enum<E>> E choice(String place, Class<E> type, String value) {
        try {
            return Enum.valueOf(type, value.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException | NullPointerException e) {
            throw new IllegalArgumentException(place + ": unknown value " + value, e);
        }
    }

    private interface Reading<F, T> {
        T read(String id, F file);
    }

    private static <F, T> Map<String, T> each(String place, Map<String, F> files, Reading<F, T> reading) {
        Map<String, T> all = new LinkedHashMap<>();
        files.forEach((id, file) -> {
            try {
                all.put(id, reading.read(id, file));
            } catch (NullPointerException e) {
                throw new IllegalArgumentException(place + "." + id + " lacks a required key", e);
            }
        });
        return java.util.Collections.unmodifiableMap(all);
    }
}
