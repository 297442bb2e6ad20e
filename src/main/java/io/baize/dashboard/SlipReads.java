package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.ledger.slip.Desk;
import io.baize.ledger.slip.NumberReport;
import io.baize.ledger.slip.Person;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.store.SlipConfig;
import io.baize.ledger.slip.store.SlipFilter;
import io.baize.ledger.slip.store.SlipLine;
import io.baize.ledger.slip.store.SlipQueries;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Reads slips for the pages. */
@ApplicationScoped
class SlipReads {

    /** A gaming day has a few a table. */
    private static final int MOST_SHOWN = 1_000;

    private static final int MOST_EXCEPTIONS = 200;
    private static final String NUMBER = "[1-9][0-9]{0,17}";
    private static final long MOST_NUMBERS = 10_000;

    private final SlipQueries slips;
    private final SlipConfig config;
    private final TableStore tables;

    SlipReads(SlipQueries slips, SlipConfig config, TableStore tables) {
        this.slips = slips;
        this.config = config;
        this.tables = tables;
    }

    SlipsView day(Property property, LocalDate day, LocalDate today, Person who) {
        List<SlipLine> lines = slips.page(SlipFilter.of(property.id(), day), Long.MAX_VALUE, "", MOST_SHOWN);
        return new SlipsView(
                day,
                day.equals(today),
                lines.stream()
                        .map(line -> SlipRow.of(line.slip(), Desk.open(line.slip(), who), property))
                        .toList(),
                posted(lines, SlipKind.FILL),
                posted(lines, SlipKind.CREDIT),
                slips.openExceptions(property.id()));
    }

    SlipForm form(Property property) {
        return new SlipForm(
                property.id(),
                "page-" + UUID.randomUUID(),
                tables.tables(List.of(property.id())).stream()
                        .map(GamingTable::id)
                        .toList(),
                chips());
    }

    SlipView slip(Property property, String number, Person who) {
        SlipLine line = Optional.of(number)
                .filter(text -> text.matches(NUMBER))
                .flatMap(text -> slips.line(property.id(), Long.parseLong(text)))
                .orElseThrow(NotFoundException::new);
        return SlipView.of(
                line,
                Desk.open(line.slip(), who),
                chips(),
                slips.exceptionsOf(property.id(), number).stream()
                        .map(one -> SlipExceptionRow.of(one, property))
                        .toList(),
                property);
    }

    SlipNumbersView numbers(Property property) {
        long last = slips.lastNumber(property.id());
        NumberReport report = slips.numbers(property.id(), Math.max(1, last - MOST_NUMBERS + 1), last, last);
        return SlipNumbersView.of(property.id(), report);
    }

    /** Those that wait for an answer first, then the answered, the newest first in both. */
    List<SlipExceptionRow> exceptions(Property property) {
        List<SlipException> newest = slips.exceptions(List.of(property.id()), false, Long.MAX_VALUE, MOST_EXCEPTIONS);
        return newest.stream()
                .sorted((a, b) -> Boolean.compare(b.isOpen(), a.isOpen()))
                .map(one -> SlipExceptionRow.of(one, property))
                .toList();
    }

    private List<SlipForm.Chip> chips() {
        return config.values().reversed().stream()
                .map(cents -> new SlipForm.Chip(cents, Words.dollars(Money.usd(cents))))
                .toList();
    }

    private static Money posted(List<SlipLine> lines, SlipKind kind) {
        return Money.sum(lines.stream()
                .map(SlipLine::slip)
                .filter(slip -> slip.order().kind() == kind)
                .map(slip -> slip instanceof Slip.Posted posted ? posted.entered() : Money.ZERO)
                .toList());
    }
}
