package io.baize.rulepack.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        PayoutLimitFile payoutLimit,
        List<NoticeFile> notices) {

    record CitedFile(String value, String cite, String says) {}

    record EquipmentFile(CitedFile seats, CitedFile decks) {}

    record WagerFile(
            String name,
            String placed,
            boolean required,
            boolean side,
            List<String> requires,
            AmountFile amount,
            String promotional,
            BadWagerFile badWager,
            String cite) {}

    record AmountFile(
            String rule, String of, Map<String, List<Integer>> streets, Long cents, BoundsFile bounds, String cite) {}

    record BoundsFile(Long min, Long max, Long increment, String cite) {}

    record BadWagerFile(String outcome, String cite) {}

    record ScheduleFile(
            String wager,
            String kind,
            boolean meter,
            String stakeRule,
            LinkedHashMap<String, String> onlyWith,
            String cite,
            String says,
            LinkedHashMap<String, PaytableFile> paytables) {}

    record PaytableFile(
            boolean unnamed, String cite, String says, SeedFile seed, LinkedHashMap<String, LineFile> lines) {}

    record SeedFile(long cents, String cite) {}

    /** A line is a bare payout, or an object when it has its own clause. */
    record LineFile(String pays, String cite, String says) {
        @com.fasterxml.jackson.annotation.JsonCreator(
                mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.DELEGATING)
        static LineFile read(com.fasterxml.jackson.databind.JsonNode node) {
            return node.isObject()
                    ? new LineFile(text(node, "pays"), text(node, "cite"), text(node, "says"))
                    : new LineFile(node.asText(), null, null);
        }

        private static String text(com.fasterxml.jackson.databind.JsonNode node, String field) {
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
            String says) {}

    record IrregularityFile(
            String effect, List<String> settle, LinkedHashMap<String, String> settleIf, String cite, String says) {}

    record PayoutLimitFile(
            boolean offered,
            Long floorCents,
            boolean orMaximumWinAtMinimumBet,
            List<String> covers,
            String cite,
            String says) {}

    record NoticeFile(
            String id,
            List<String> changes,
            List<String> recipients,
            String timing,
            String approval,
            String cite,
            String says) {}
}
