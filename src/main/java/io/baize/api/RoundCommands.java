package io.baize.api;

import io.baize.api.Documents.CommandTaken;
import io.baize.api.Documents.Correction;
import io.baize.api.Documents.Ruling;
import io.baize.api.Documents.Validation;
import io.baize.api.problem.Refused;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.settle.document.RoundReader;
import io.baize.table.store.RoundQueries;
import io.baize.terms.store.GamingTable;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What people decide about rounds. A round is held or settled, and only the matching decision is taken. */
@ApplicationScoped
class RoundCommands {

    private final RoundQueries rounds;
    private final Commands commands;

    RoundCommands(RoundQueries rounds, Commands commands) {
        this.rounds = rounds;
        this.commands = commands;
    }

    CommandTaken acceptGap(GamingTable table, String round, String reason) {
        demandHeld(table, round);
        return send(table, round, "command.gap-accepted", Map.of("round", round, "reason", reason));
    }

    CommandTaken rule(GamingTable table, String round, Ruling ruling) {
        demandHeld(table, round);
        return send(
                table,
                round,
                "command.irregularity-ruled",
                Map.of("round", round, "reason", ruling.reason(), "ruling", ruling.ruling()));
    }

    CommandTaken validate(GamingTable table, String round, Validation validation) {
        demandHeld(table, round);
        return send(
                table,
                round,
                "command.jackpot-validated",
                Map.of("round", round, "seat", validation.seat(), "reason", validation.reason()));
    }

    CommandTaken correct(GamingTable table, String round, Correction correction) {
        if (!rounds.isSettled(table.id(), round)) {
            throw Refused.notFound("there is no settled round " + round + " at " + table.id());
        }
        Answer<Round> facts = RoundReader.round(
                correction.bets(),
                correction.cards(),
                correction.decisions(),
                correction.irregularities(),
                correction.drawn());
        if (facts instanceof Answer.Refused<Round>(Refusal refusal)) {
            throw Refused.because(refusal);
        }
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("round", round);
        data.put("reason", correction.reason());
        data.put("bets", correction.bets());
        data.put("cards", correction.cards());
        data.put("decisions", correction.decisions() == null ? List.of() : correction.decisions());
        data.put("irregularities", correction.irregularities() == null ? List.of() : correction.irregularities());
        if (correction.drawn() != null) {
            data.put("drawn", correction.drawn());
        }
        return send(table, round, "round.corrected", data);
    }

    private void demandHeld(GamingTable table, String round) {
        if (rounds.isSettled(table.id(), round)) {
            throw Refused.conflict("round-already-settled", "round " + round + " is settled; correct it instead");
        }
    }

    private CommandTaken send(GamingTable table, String round, String what, Map<String, ?> data) {
        return commands.send(table.property(), table.id(), what, table.id() + "/" + round, data);
    }
}
