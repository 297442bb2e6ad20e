package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.report.Heading.Period;
import io.baize.report.ReportName;
import io.baize.report.store.Question;
import io.baize.report.write.Format;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Reads which report is asked for, for the API and the pages alike. */
@ApplicationScoped
public class ReportQuestions {

    private static final int MOST_DAYS = 366;

    private final Asked asked;
    private final InstantSource clock;

    ReportQuestions(Asked asked, InstantSource clock) {
        this.asked = asked;
        this.clock = clock;
    }

    /** Without {@code on} it is the gaming day that runs, without {@code to} one day, without a version the first. */
    public Question read(Property property, String report, String on, String to, String version) {
        ReportName name = ReportName.find(report == null ? "" : report)
                .orElseThrow(() -> Refused.notFound("there is no report " + report));
        LocalDate from = asked.day("on", on, property);
        Period period = period(name, from, to == null ? from : asked.day("to", to, property));
        LocalDate running = property.gamingDay(clock.instant());
        if (period.to().isAfter(running)) {
            throw wrong("field-invalid", to == null ? "on" : "to", "until " + running, "that gaming day has not begun");
        }
        return new Question(name, property, period, restated(version));
    }

    public static Format format(String format) {
        String known = Arrays.stream(Format.values()).map(Format::id).collect(Collectors.joining(", "));
        return Format.find(format == null ? Format.JSON.id() : format)
                .orElseThrow(() -> wrong("field-unreadable", "format", known, "format is one of " + known));
    }

    private static Period period(ReportName name, LocalDate from, LocalDate to) {
        if (to.isBefore(from)) {
            throw wrong(
                    "field-invalid", "to", "from " + from, "a stretch of gaming days does not end before it starts");
        }
        if (!to.equals(from) && !name.ofSeveralDays()) {
            throw wrong("field-invalid", "to", "one day", "the " + name.title() + " is of one gaming day");
        }
        if (ChronoUnit.DAYS.between(from, to) >= MOST_DAYS) {
            throw wrong("field-invalid", "to", MOST_DAYS + " days", "a report is of at most " + MOST_DAYS + " days");
        }
        return new Period(from, to);
    }

    private static boolean restated(String version) {
        return switch (version == null ? "closed" : version) {
            case "closed" -> false;
            case "restated" -> true;
            default -> throw wrong("field-unreadable", "version", "closed, restated", "version is closed or restated");
        };
    }

    private static Refused wrong(String code, String field, String limit, String message) {
        return Refused.badRequest(new Refusal(code, field, limit, message, null));
    }
}
