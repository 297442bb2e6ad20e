package io.baize.table.store;

import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import java.time.Instant;
import java.time.LocalDate;

/** One revision of a round, with the facts and terms it can be settled from again. */
public record StoredRound(
        String round,
        int revision,
        String status,
        LocalDate gamingDay,
        Instant openedAt,
        Instant completedAt,
        String pack,
        int termsVersion,
        String reason,
        RoundDocument facts,
        SettlementDocument settlement) {}
