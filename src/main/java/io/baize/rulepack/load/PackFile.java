package io.baize.rulepack.load;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import io.baize.rulepack.AmountRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/** A pack as it stands in its file; {@link PackReader} turns it into the domain's types. */
record PackFile(
        String jurisdiction,
        String game,
        String name,
        String version,
        String effective,
        String text,
        CitedFile oddsWording,
        EquipmentFile equipment,
        List<String> streets,
        CitedFile payOrder,
        LinkedHashMap<String, WagerFile> wagers,
        LinkedHashMap<String, ScheduleFile> schedules,
        LinkedHashMap<String, RuleFile> rules,
        LinkedHashMap<String, IrregularityFile> irregularities,
        List<PayoutLimitFile> payoutLimits,
        List<NoticeFile> notices) {

    record CitedFile(String value, String cite, String says) {}

    record EquipmentFile(CitedFile seats, CitedFile decks, CitedFile jokers) {}

    record WagerFile(
            String name,
            String placed,
            boolean required,
            boolean side,
            boolean dealers,
            List<String> requires,
            List<String> requiresAny,
            List<ConditionFile> conditions,
            ExcludesFile excludes,
            OfferedWhenFile offeredWhen,
            AmountFile amount,
            String promotional,
            BadWagerFile badWager,
            String cite) {}

    record ConditionFile(
            LinkedHashMap<String, String> when,
            List<String> requires,
            RatioFile atMost,
            RatioFile atLeast,
            String cite) {}

    record RatioFile(String of, String times) {}

    record ExcludesFile(List<String> wagers, String cite, String says) {}

    record OfferedWhenFile(LinkedHashMap<String, String> answers, String cite, String says) {}

    record AmountFile(
            String rule,
            String of,
            String by,
            LinkedHashMap<String, MultiplesFile> streets,
            Long cents,
            BoundsFile bounds,
            String cite) {}

    /** Listed multiples, or the ends of a range. */
    record MultiplesFile(List<Integer> listed, AmountRule.Span span) {

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static MultiplesFile read(JsonNode node) {
            if (node.isObject()) {
                return new MultiplesFile(null, new AmountRule.Span(whole(node, "min"), whole(node, "max")));
            }
            List<Integer> listed = new ArrayList<>();
            node.forEach(one -> listed.add(one.asInt()));
            return new MultiplesFile(listed, null);
        }

        private static int whole(JsonNode node, String field) {
            if (!node.path(field).isInt() || node.size() != 2) {
                throw new IllegalArgumentException("a range has a whole min and max and nothing else");
            }
            return node.get(field).asInt();
        }
    }

    record BoundsFile(Long min, Long max, Long increment, String cite) {}

    record BadWagerFile(String outcome, String cite) {}

    record ScheduleFile(
            String wager,
            List<String> wagers,
            String kind,
            boolean meter,
            boolean bonus,
            String follows,
            LinkedHashMap<String, String> when,
            String stakeRule,
            String vigorish,
            String rounding,
            String cite,
            String says,
            LinkedHashMap<String, PaytableFile> paytables) {}

    record PaytableFile(
            boolean unnamed, String cite, String says, SeedFile seed, LinkedHashMap<String, LineFile> lines) {}

    record SeedFile(Long cents, String cite) {}

    /** A line is a bare payout, or an object when it has its own clause. */
    record LineFile(String pays, boolean fromMeter, String cite, String says) {
        private static final Set<String> KEYS = Set.of("pays", "fromMeter", "cite", "says");

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static LineFile read(JsonNode node) {
            node.fieldNames().forEachRemaining(key -> {
                if (!KEYS.contains(key)) {
                    throw new IllegalArgumentException("unknown key " + key);
                }
            });
            return node.isObject()
                    ? new LineFile(
                            text(node, "pays"),
                            node.path("fromMeter").asBoolean(),
                            text(node, "cite"),
                            text(node, "says"))
                    : new LineFile(node.asText(), false, null, null);
        }

        private static String text(JsonNode node, String field) {
            return node.hasNonNull(field) ? node.get(field).asText() : null;
        }
    }

    record RuleFile(
            String kind,
            String type,
            String value,
            List<String> values,
            Long min,
            Long max,
            String ruling,
            String confidence,
            String cite,
            String says,
            List<MinWhenFile> minWhen) {}

    record MinWhenFile(String rule, String is, Long min, String cite) {}

    record IrregularityFile(
            String effect, List<String> settle, LinkedHashMap<String, String> settleIf, String cite, String says) {}

    record PayoutLimitFile(
            String id,
            String mode,
            Long floorCents,
            boolean orMaximumWinAtMinimumBet,
            List<String> covers,
            String base,
            List<List<String>> together,
            List<String> exempt,
            String cite,
            String says) {}
}
