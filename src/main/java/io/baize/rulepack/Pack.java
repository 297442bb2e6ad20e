package io.baize.rulepack;

import io.baize.kernel.Jurisdiction;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** All that one jurisdiction's text says about one game, in one version of our transcription. */
public record Pack(
        Jurisdiction jurisdiction,
        String game,
        String name,
        String version,
        LocalDate effective,
        String text,
        Cited<String> oddsWording,
        Cited<Integer> seats,
        Cited<Integer> decks,
        Cited<Integer> jokers,
        List<String> streets,
        Cited<String> payOrder,
        Map<String, Wager> wagers,
        Map<String, Schedule> schedules,
        Map<String, Rule> rules,
        Map<String, IrregularityRule> irregularities,
        List<PayoutLimitRule> payoutLimits,
        List<NoticeRule> notices) {

    /** The schedules that a bet on this wager may be paid from. */
    public List<Schedule> schedulesOf(String wager) {
        return schedules.values().stream()
                .filter(schedule -> schedule.pays(wager))
                .toList();
    }
}
