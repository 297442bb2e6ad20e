package io.baize.publish;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.game.Bet;
import io.baize.kernel.Refusal;
import io.baize.ledger.TableTotals;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes each out event in the shape its contract states (contracts/schemas/out). */
public final class Messages {

    private static final ObjectMapper JSON = new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_NULL);

    private static final Pattern TABLE_ID = Pattern.compile("[A-Za-z0-9._:-]{1,64}");

    private Messages() {}

    public static OutMessage accepted(String table, Effect.BetAccepted effect) {
        Map<String, Object> data = bet(effect.round(), effect.bet());
        data.put("returned", effect.excess().cents());
        return message(Topics.DECISIONS, table, "baize.bet.accepted.v1", data);
    }

    public static OutMessage rejected(String table, Effect.BetRejected effect) {
        Map<String, Object> data = bet(effect.round(), effect.bet());
        Refusal refusal = effect.refusal();
        data.put("code", refusal.code());
        data.put("field", refusal.field());
        data.put("limit", refusal.limit());
        data.put("message", refusal.message());
        data.put("cite", refusal.cite());
        return message(Topics.DECISIONS, table, "baize.bet.rejected.v1", data);
    }

    public static OutMessage settled(String table, String property, Effect.SettledRound round) {
        Map<String, Object> data = round(table, property, round);
        SettlementDocument settlement = round.settlement();
        data.put("status", settlement.status());
        data.put("pack", settlement.pack());
        data.put("termsVersion", round.termsVersion());
        data.put("bets", settlement.bets());
        data.put("meters", settlement.meters());
        data.put("totals", settlement.totals());
        return message(Topics.SETTLEMENTS, table, "baize.round.settled.v1", data);
    }

    public static OutMessage reversed(String table, String property, Effect.RoundReversed effect) {
        Map<String, Object> data = round(table, property, effect.round());
        SettlementDocument.Totals totals = effect.round().settlement().totals();
        data.put("reason", effect.reason());
        data.put(
                "totals",
                new SettlementDocument.Totals(
                        -totals.stake(), -totals.returned(), -totals.won(), -totals.vigorish(), -totals.house()));
        return message(Topics.SETTLEMENTS, table, "baize.round.reversed.v1", data);
    }

    public static OutMessage totals(
            String table, String property, LocalDate gamingDay, boolean open, TableTotals totals) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("table", table);
        data.put("property", property);
        data.put("gamingDay", gamingDay.toString());
        data.put("state", open ? "open" : "closed");
        data.put("rounds", totals.rounds());
        data.put("bets", totals.bets());
        data.put("handle", totals.handle());
        data.put("returned", totals.returned());
        data.put("won", totals.won());
        data.put("vigorish", totals.vigorish());
        data.put("win", totals.win());
        data.put("drop", totals.drop());
        return message(Topics.TABLE_TOTALS, table, "baize.table.totals.v1", data);
    }

    /** Keyed by table and schedule, since compaction keeps one message a key and a table may have several meters. */
    public static OutMessage meter(String table, Effect.MeterChanged effect) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("table", table);
        data.put("schedule", effect.schedule());
        data.put("amount", effect.amount().cents());
        return message(Topics.METERS, table + "/" + effect.schedule(), table, "baize.meter.changed.v1", data);
    }

    /** Keyed by a path that no table's key begins like: the property and the group, each after a slash. */
    public static OutMessage linkedMeter(String property, String group, String game, String schedule, long cents) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("property", property);
        data.put("group", group);
        data.put("game", game);
        data.put("schedule", schedule);
        data.put("amount", cents);
        String key = "/" + property + "/" + group;
        return message(Topics.METERS, key, group, "baize.meter.linked-changed.v1", data);
    }

    public static OutMessage alert(String table, Effect.AlertRaised effect) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("table", table);
        data.put("round", effect.round());
        data.put("code", effect.code());
        data.put("message", effect.message());
        return message(Topics.ALERTS, table, "baize.alert.raised.v1", data);
    }

    public static OutMessage changeActivated(String table, String property, Instant at, Effect.ChangeActivated effect) {
        Map<String, Object> data = change(table, property, at, effect.request());
        data.put("termsVersion", effect.termsVersion());
        data.put("sign", effect.signDue());
        data.put("changed", effect.paths());
        return message(Topics.CHANGES, table, "baize.change.activated.v1", data);
    }

    public static OutMessage changeRefused(String table, String property, Instant at, Effect.ChangeRefused effect) {
        Map<String, Object> data = change(table, property, at, effect.request());
        Refusal refusal = effect.refusal();
        data.put("code", refusal.code());
        data.put("field", refusal.field());
        data.put("limit", refusal.limit());
        data.put("message", refusal.message());
        data.put("cite", refusal.cite());
        return message(Topics.CHANGES, table, "baize.change.refused.v1", data);
    }

    /** A record whose table cannot be read is told under its quarantine id. */
    public static OutMessage quarantined(int partition, long offset, String table, Refusal refusal) {
        String id = partition + "-" + offset;
        boolean named = table != null && TABLE_ID.matcher(table).matches();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("quarantineId", id);
        data.put("partition", partition);
        data.put("offset", offset);
        data.put("table", named ? table : null);
        data.put("code", refusal.code());
        data.put("message", refusal.message());
        return message(Topics.QUARANTINE, named ? table : id, "baize.event.quarantined.v1", data);
    }

    public static OutMessage auditHead(String chain, long sequence, String hash) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("property", chain);
        data.put("sequence", sequence);
        data.put("hash", hash);
        return message(Topics.AUDIT_HEADS, chain, "baize.audit.head.v1", data);
    }

    private static Map<String, Object> bet(String round, Bet bet) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("round", round);
        data.put("bet", bet.id());
        data.put("seat", bet.seat());
        data.put("wager", bet.wager());
        data.put("amount", bet.amount().cents());
        return data;
    }

    private static Map<String, Object> change(String table, String property, Instant at, String request) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("table", table);
        data.put("property", property);
        data.put("request", request);
        data.put("at", at.toString());
        return data;
    }

    private static Map<String, Object> round(String table, String property, Effect.SettledRound round) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("table", table);
        data.put("property", property);
        data.put("round", round.id());
        data.put("gamingDay", round.gamingDay().toString());
        data.put("revision", round.revision());
        return data;
    }

    private static OutMessage message(String topic, String key, String type, Map<String, Object> data) {
        return message(topic, key, key, type, data);
    }

    private static OutMessage message(String topic, String key, String subject, String type, Map<String, Object> data) {
        try {
            return new OutMessage(topic, key, subject, type, JSON.writeValueAsString(data));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot write " + type, e);
        }
    }
}
