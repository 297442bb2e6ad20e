package io.baize.simulator;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/** The facts of a round as JSON, whole and by part. */
final class FactsJson {

    private FactsJson() {}

    static ObjectNode of(Round facts) {
        ObjectNode json = empty();
        json.set("bets", array(facts.bets(), FactsJson::bet));
        json.set("cards", cards(facts.cards()));
        json.set("decisions", array(facts.decisions(), FactsJson::decision));
        json.set("irregularities", array(facts.irregularities(), FactsJson::irregularity));
        if (!facts.drawn().isEmpty()) {
            facts.drawn().forEach(json.putArray("drawn")::add);
        }
        return json;
    }

    static ObjectNode bet(Bet bet) {
        ObjectNode json = empty().put("id", bet.id())
                .put("seat", bet.seat())
                .put("player", bet.player())
                .put("wager", bet.wager())
                .put("amount", bet.amount().cents());
        if (bet.street() != null) {
            json.put("street", bet.street());
        }
        if (bet.on() != null) {
            json.put("on", bet.on());
        }
        return bet.funds() == Bet.Funds.PROMOTIONAL ? json.put("funds", "promotional") : json;
    }

    static ObjectNode decision(Decision decision) {
        ObjectNode json = empty().put("seat", decision.seat())
                .put("street", decision.street())
                .put("decision", decision.choice().id());
        if (!decision.hands().isEmpty()) {
            ArrayNode hands = json.putArray("hands");
            decision.hands().forEach(hand -> hands.add(Card.write(hand)));
        }
        return json;
    }

    static ObjectNode irregularity(Irregularity irregularity) {
        ObjectNode json = empty().put("kind", irregularity.kind());
        if (irregularity.seat() != 0) {
            json.put("seat", irregularity.seat());
        }
        return irregularity.ruling() == null ? json : json.put("ruling", ruling(irregularity.ruling()));
    }

    static String ruling(Irregularity.Ruling ruling) {
        return switch (ruling) {
            case VOID -> "void";
            case PLAY_ON -> "play-on";
        };
    }

    private static ObjectNode cards(Dealt dealt) {
        ObjectNode json = empty();
        ObjectNode seats = json.putObject("seats");
        new TreeMap<>(dealt.seats()).forEach((seat, cards) -> seats.put(String.valueOf(seat), Card.write(cards)));
        if (!dealt.dealer().isEmpty()) {
            json.put("dealer", Card.write(dealt.dealer()));
        }
        return dealt.community().isEmpty() ? json : json.put("community", Card.write(dealt.community()));
    }

    private static <T> ArrayNode array(List<T> parts, Function<T, ObjectNode> writer) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        parts.forEach(part -> array.add(writer.apply(part)));
        return array;
    }

    private static ObjectNode empty() {
        return JsonNodeFactory.instance.objectNode();
    }
}
