package io.baize.table.store;

import io.baize.settle.document.SettlementDocument;
import java.time.Instant;
import java.time.LocalDate;

/** A round in a list: its newest revision, in totals. */
public record RoundSummary(
        String round,
        int revision,
        String status,
        LocalDate gamingDay,
        Instant openedAt,
        Instant completedAt,
        String pack,
        int termsVersion,
        SettlementDocument.Totals totals) {}
