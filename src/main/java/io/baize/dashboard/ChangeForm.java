package io.baize.dashboard;

import java.util.List;

/**
 * The form that asks for a change of one game. Its fields begin with what is in force at the table it is like; only
 * what is set otherwise is asked for.
 *
 * @param like the table whose terms the fields begin with, or null where no table of the game has opened
 * @param zone the time zone of the property, in which moments are typed
 */
record ChangeForm(
        String property,
        String zone,
        String game,
        List<Option> games,
        List<Option> tables,
        List<Option> pits,
        Option like,
        Fields fields) {

    record Option(String id, String name, boolean chosen) {}

    /** All values of the terms that may change; null where no table of the game has opened. */
    record Fields(
            List<Offer> offers,
            List<Selection> selections,
            List<Custom> customs,
            List<Limit> limits,
            List<Answer> elections,
            List<Answer> readings,
            List<Amount> payoutLimits,
            List<Option> progressives,
            List<Option> others) {}

    record Offer(String path, String wager, String name, boolean on) {}

    record Selection(String path, String name, List<Option> tables, PaytableGrid grid) {}

    /** A paytable of the house's own. {@code approval}: it needs the commission's word, else it is at least as good. */
    record Custom(
            String path,
            String name,
            String kind,
            String cite,
            boolean own,
            boolean approval,
            String evidence,
            List<Line> lines) {}

    record Line(String outcome, String name, String printed, String pays) {}

    /** {@code fixed}: the text itself says how much the wager is. */
    record Limit(
            String path,
            String name,
            boolean fixed,
            String rule,
            String cite,
            String min,
            String max,
            String increment) {}

    /** {@code options} is empty where an amount or a rate is typed; {@code unit} then names it. */
    record Answer(
            String path,
            String name,
            String says,
            String cite,
            List<Option> options,
            String value,
            String unit,
            String permitted) {}

    record Amount(String path, String name, String value, String permitted, String cite) {}
}
