package io.baize.terms;

import io.baize.kernel.Refusal;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Whether the house may pay by tables of its own. Where the text says "no less than", such a table stands on the
 * printed one that is selected: it has its lines, and each is at least as good, and no better than the best that is
 * printed where it says "no more than" too. What the text lets push or lose stays so, since "no less than" speaks of
 * winning wagers. Where printed tables are examples, the commission has approved it.
 */
final class CustomTableCheck {

    private final TermsInForce terms;
    private final List<Refusal> faults = new ArrayList<>();

    private CustomTableCheck(TermsInForce terms) {
        this.terms = terms;
    }

    static List<Refusal> faults(TermsInForce terms) {
        CustomTableCheck check = new CustomTableCheck(terms);
        new TreeMap<>(terms.terms().customTables()).forEach(check::table);
        return check.faults;
    }

    private void table(String id, CustomTable custom) {
        Schedule schedule = terms.pack().schedules().get(id);
        String field = "customTables." + id;
        if (schedule == null) {
            String known = String.join(", ", terms.pack().schedules().keySet());
            faults.add(new Refusal("unknown-schedule", field, known, "no such schedule", null));
            return;
        }
        String printed = String.join(", ", schedule.paytables().keySet());
        if (schedule.kind() == Schedule.Kind.EXACT) {
            String message = "the text prints what it pays, and leaves the house no table of its own";
            fault("custom-table-not-permitted", field, printed, message, schedule);
            return;
        }
        terms.printed(schedule)
                .ifPresentOrElse(
                        table -> lines(field, custom, schedule, table),
                        () -> fault(
                                "no-floor-selected",
                                "selections." + (schedule.follows() == null ? id : schedule.follows()),
                                printed,
                                "the printed table that the custom one is not to be below is not selected",
                                schedule));
    }

    private void lines(String field, CustomTable custom, Schedule schedule, Paytable printed) {
        if (schedule.kind() == Schedule.Kind.APPROVAL && custom.evidence() == null) {
            String message = "a table that is not printed needs the commission's written approval";
            fault("approval-missing", field + ".evidence", null, message, schedule);
        }
        custom.lines().keySet().stream()
                .filter(outcome -> !printed.lines().containsKey(outcome))
                .sorted()
                .forEach(outcome -> fault(
                        "unknown-outcome",
                        field + ".lines." + outcome,
                        String.join(", ", printed.lines().keySet()),
                        "the table has no such line",
                        schedule));
        printed.lines().values().forEach(line -> {
            Pays pays = custom.lines().get(line.outcome());
            String place = field + ".lines." + line.outcome();
            if (pays != null) {
                line(place, pays, line, schedule);
            } else if (!CustomTable.isFixed(line)) {
                String message = "the custom table has no line for " + line.outcome();
                fault("missing-line", place, line.pays().toString(), message, schedule);
            }
        });
    }

    private void line(String place, Pays pays, PayLine printed, Schedule schedule) {
        boolean worded = pays instanceof Pays.ForOne && !(printed.pays() instanceof Pays.ForOne);
        if (worded && terms.pack().oddsWording().value().equals("to")) {
            String clause = terms.pack().oddsWording().cite().clause();
            faults.add(new Refusal("odds-wording", place, "to", "the text states odds by \"to\", not \"for\"", clause));
        } else if (schedule.kind() == Schedule.Kind.APPROVAL) {
            approved(place, pays, schedule);
        } else if (CustomTable.isFixed(printed)) {
            fixed(place, pays, printed);
        } else {
            atLeast(place, pays, printed, schedule);
        }
    }

    /** The commission may have approved any odds, but none that cannot be paid. */
    private void approved(String place, Pays pays, Schedule schedule) {
        if (pays instanceof Pays.Bank || pays instanceof Pays.PercentOfMeter && !schedule.meter()) {
            fault("line-not-payable", place, null, pays + " cannot be paid from this schedule", schedule);
        }
    }

    private void fixed(String place, Pays pays, PayLine printed) {
        if (!pays.equals(printed.pays())) {
            String limit = printed.pays().toString();
            String clause = printed.cite().clause();
            faults.add(new Refusal("line-fixed-by-text", place, limit, "the text itself says " + limit, clause));
        }
    }

    private void atLeast(String place, Pays pays, PayLine printed, Schedule schedule) {
        String least = printed.pays().toString();
        switch (new PaysOrder(terms, schedule).of(pays, printed.pays())) {
            case AT_LEAST -> atMost(place, pays, printed, schedule);
            case BELOW -> fault("line-below-floor", place, least, pays + " is less than " + least, schedule);
            case NOT_COMPARABLE -> {
                String message = "whether " + pays + " is less than " + least + " cannot be said of every round";
                fault("line-not-comparable", place, least, message, schedule);
            }
        }
    }

    /** Where the text says "no more than" too, some printed table is at least as good. */
    private void atMost(String place, Pays pays, PayLine printed, Schedule schedule) {
        if (schedule.kind() != Schedule.Kind.RANGE) {
            return;
        }
        PaysOrder order = new PaysOrder(terms, schedule);
        List<Pays> all = schedule.paytables().values().stream()
                .flatMap(table -> Stream.ofNullable(table.lines().get(printed.outcome())))
                .map(PayLine::pays)
                .toList();
        if (all.stream().noneMatch(most -> order.of(most, pays) == PaysOrder.Standing.AT_LEAST)) {
            String limit = String.join(", ", all.stream().map(Pays::toString).toList());
            fault("line-above-ceiling", place, limit, pays + " is more than the text allows", schedule);
        }
    }

    private void fault(String code, String field, String limit, String message, Schedule schedule) {
        faults.add(new Refusal(code, field, limit, message, schedule.cite().clause()));
    }
}
