package io.baize.rulepack.load;

import io.baize.kernel.Money;
import io.baize.kernel.Odds;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Cited;
import io.baize.rulepack.Condition;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Wager;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Reads the wagers of a pack: when each may be made, how much, and beside what. */
record WagerReader(Faults faults) {

    Wager wager(String id, PackFile.WagerFile file) {
        String place = "wagers." + id;
        return new Wager(
                id,
                file.name(),
                Faults.choice(place + ".placed", Wager.Placed.class, file.placed()),
                file.required(),
                file.side(),
                file.dealers(),
                orEmpty(file.requires()),
                orEmpty(file.requiresAny()),
                orEmpty(file.conditions()).stream()
                        .map(condition -> condition(place + ".conditions", condition))
                        .toList(),
                excludes(place + ".excludes", file.excludes()),
                offeredWhen(place + ".offeredWhen", file.offeredWhen()),
                amount(place + ".amount", file.amount()),
                faults.cite(place + ".amount", file.amount().cite()),
                Faults.choice(place + ".promotional", Wager.Promotional.class, file.promotional()),
                Faults.choice(
                        place + ".badWager",
                        Wager.BadWager.class,
                        file.badWager().outcome()),
                faults.cite(place + ".badWager", file.badWager().cite()),
                faults.cite(place, file.cite()));
    }

    private Condition condition(String place, PackFile.ConditionFile file) {
        return new Condition(
                file.when() == null ? Map.of() : Collections.unmodifiableMap(file.when()),
                orEmpty(file.requires()),
                ratio(place, file.atMost()),
                ratio(place, file.atLeast()),
                faults.cite(place, file.cite()));
    }

    private static Condition.Ratio ratio(String place, PackFile.RatioFile file) {
        if (file == null) {
            return null;
        }
        if (Pays.parse(file.times()) instanceof Pays.To(Odds times)) {
            return new Condition.Ratio(file.of(), times);
        }
        throw new IllegalArgumentException(place + ": times are written 2:1, not " + file.times());
    }

    private Cited<Set<String>> excludes(String place, PackFile.ExcludesFile file) {
        return file == null
                ? null
                : new Cited<>(Set.copyOf(file.wagers()), faults.cite(place, file.cite()), file.says());
    }

    private Cited<Map<String, String>> offeredWhen(String place, PackFile.OfferedWhenFile file) {
        return file == null
                ? null
                : new Cited<>(
                        Collections.unmodifiableMap(file.answers()), faults.cite(place, file.cite()), file.says());
    }

    private AmountRule amount(String place, PackFile.AmountFile file) {
        return switch (file.rule()) {
            case "within-limits" -> new AmountRule.WithinLimits(bounds(place + ".bounds", file.bounds()));
            case "equals" -> new AmountRule.EqualTo(file.of());
            case "multiple" ->
                new AmountRule.MultipleOf(file.of(), streets(place, file, PackFile.MultiplesFile::listed));
            case "times" -> new AmountRule.Between(file.of(), streets(place, file, PackFile.MultiplesFile::span));
            case "exactly" -> new AmountRule.Exactly(Money.usd(file.cents()));
            case "elected" -> new AmountRule.Elected(file.by());
            case "times-elected" -> new AmountRule.ElectedMultiple(file.of(), file.by());
            default -> throw new IllegalArgumentException(place + ": unknown amount rule " + file.rule());
        };
    }

    private <T> Map<String, T> streets(
            String place, PackFile.AmountFile file, Function<PackFile.MultiplesFile, T> reading) {
        Map<String, T> streets = new LinkedHashMap<>();
        file.streets().forEach((street, multiples) -> {
            if (faults.present(place + ".streets." + street, reading.apply(multiples)) != null) {
                streets.put(street, reading.apply(multiples));
            }
        });
        return Collections.unmodifiableMap(streets);
    }

    private AmountRule.Bounds bounds(String place, PackFile.BoundsFile file) {
        return file == null
                ? null
                : new AmountRule.Bounds(
                        money(file.min()),
                        money(file.max()),
                        money(file.increment()),
                        faults.cite(place, file.cite()).clause());
    }

    private static Money money(Long cents) {
        return cents == null ? null : Money.usd(cents);
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }
}
