package io.baize.table;

import io.baize.kernel.GamingDay;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Where a table stands and what it plays under. A round keeps the setup it opened with, so that it is never settled
 * half
 * under one paytable and half under another. {@code packVersion} is null while the property has adopted no rules.
 */
public record TableSetup(
        String property,
        Jurisdiction jurisdiction,
        ZoneId zone,
        LocalTime gamingDayStart,
        String game,
        String packVersion,
        int termsVersion,
        Terms terms) {

    public Optional<TermsInForce> inForce(RuleBook rules) {
        Optional<Pack> pack = packVersion == null ? Optional.empty() : rules.version(jurisdiction, game, packVersion);
        return pack.map(found -> new TermsInForce(found, terms));
    }

    /** The same table under its next version of terms. */
    TableSetup changed(Terms next) {
        return new TableSetup(property, jurisdiction, zone, gamingDayStart, game, packVersion, termsVersion + 1, next);
    }

    public LocalDate gamingDay(Instant at) {
        return GamingDay.of(at, zone, gamingDayStart);
    }
}
