package io.baize.ingest;

import static io.baize.ingest.Fields.cards;
import static io.baize.ingest.Fields.chips;
import static io.baize.ingest.Fields.id;
import static io.baize.ingest.Fields.money;
import static io.baize.ingest.Fields.number;
import static io.baize.ingest.Fields.on;
import static io.baize.ingest.Fields.person;
import static io.baize.ingest.Fields.reason;
import static io.baize.ingest.Fields.schedule;
import static io.baize.ingest.Fields.seat;
import static io.baize.ingest.Fields.seatOrDealer;
import static io.baize.ingest.Fields.seats;
import static io.baize.ingest.Fields.slug;
import static io.baize.ingest.Fields.text;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.settle.document.RoundReader;
import io.baize.table.TableEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One line a type: how its data is read. A type that is not here is unknown, and unknown means quarantine. */
final class EventTypes {

    private static final ObjectMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();

    record Type<D>(String name, Class<D> data, Function<D, TableEvent> event) {}

    private static final List<Type<?>> OF_THE_GAME = List.of(
            type(
                    "table.opened",
                    EventData.Opened.class,
                    d -> new TableEvent.TableOpened(
                            id("dealer", d.dealer()), MoneyEvents.countOrNone("opener", d.opener()))),
            type(
                    "table.closed",
                    EventData.Closed.class,
                    d -> new TableEvent.TableClosed(MoneyEvents.countOrNone("closer", d.closer()))),
            type(
                    "table.dealer-changed",
                    EventData.Dealer.class,
                    d -> new TableEvent.DealerChanged(id("dealer", d.dealer()))),
            type("round.opened", EventData.RoundOnly.class, d -> new TableEvent.RoundOpened(id("round", d.round()))),
            type("bet.placed", EventData.BetPlaced.class, EventTypes::betPlaced),
            type(
                    "bet.increased",
                    EventData.BetIncreased.class,
                    d -> new TableEvent.BetIncreased(id("round", d.round()), id("bet", d.bet()), money(d.amount()))),
            type(
                    "bet.withdrawn",
                    EventData.BetWithdrawn.class,
                    d -> new TableEvent.BetWithdrawn(id("round", d.round()), id("bet", d.bet()))),
            type("bets.closed", EventData.RoundOnly.class, d -> new TableEvent.BetsClosed(id("round", d.round()))),
            type(
                    "progressive.registered",
                    EventData.ProgressiveRegistered.class,
                    d -> new TableEvent.ProgressiveRegistered(id("round", d.round()), seats(d.seats()))),
            type(
                    "progressive.locked-out",
                    EventData.ProgressiveLockedOut.class,
                    d -> new TableEvent.ProgressiveLockedOut(id("round", d.round()), chips(d.chips()))),
            type("cards.dealt", EventData.CardsDealt.class, EventTypes::cardsDealt),
            type("decision.made", EventData.DecisionMade.class, EventTypes::decisionMade),
            type(
                    "number.drawn",
                    EventData.NumberDrawn.class,
                    d -> new TableEvent.NumberDrawn(id("round", d.round()), number(d.number()))),
            type(
                    "irregularity.declared",
                    EventData.IrregularityDeclared.class,
                    d -> new TableEvent.IrregularityDeclared(
                            id("round", d.round()),
                            new Irregularity(slug("kind", d.kind()), d.seat() == null ? 0 : seat(d.seat())))),
            type(
                    "round.completed",
                    EventData.RoundOnly.class,
                    d -> new TableEvent.RoundCompleted(id("round", d.round()))),
            type(
                    "round.voided",
                    EventData.RoundVoided.class,
                    d -> new TableEvent.RoundVoided(id("round", d.round()), reason(d.reason()))),
            type("round.corrected", EventData.RoundCorrected.class, EventTypes::corrected),
            type(
                    "command.gap-accepted",
                    EventData.GapAccepted.class,
                    d -> new TableEvent.GapAccepted(id("round", d.round()), person("by", d.by()), reason(d.reason()))),
            type(
                    "command.irregularity-ruled",
                    EventData.IrregularityRuled.class,
                    d -> new TableEvent.IrregularityRuled(
                            id("round", d.round()),
                            person("by", d.by()),
                            reason(d.reason()),
                            RoundReader.ruling(text("ruling", d.ruling())))),
            type(
                    "command.jackpot-validated",
                    EventData.JackpotValidated.class,
                    d -> new TableEvent.JackpotValidated(
                            id("round", d.round()), seat(d.seat()), person("by", d.by()), reason(d.reason()))),
            type(
                    "command.change-activated",
                    EventData.ChangeActivated.class,
                    d -> new TableEvent.ChangeActivated(id("request", d.request()), person("by", d.by()))),
            type("command.pool-received", EventData.PoolReceived.class, EventTypes::poolReceived),
            type("command.quarantine-released", EventData.QuarantineReleased.class, EventTypes::released));

    private static final Map<String, Type<?>> TYPES = Stream.concat(OF_THE_GAME.stream(), MoneyEvents.types().stream())
            .collect(Collectors.toUnmodifiableMap(type -> "baize." + type.name() + ".v1", Function.identity()));

    private EventTypes() {}

    static Answer<TableEvent> read(String type, JsonNode data) {
        Type<?> known = TYPES.get(type);
        if (known == null) {
            return Answer.refused(Refusal.of("unknown-type", "type", "no event of type " + type + " is known", null));
        }
        try {
            return Answer.of(event(known, data));
        } catch (Unreadable unreadable) {
            return Answer.refused(unreadable.refusal());
        } catch (UnrecognizedPropertyException e) {
            return Answer.refused(
                    Refusal.of("field-unknown", "data." + e.getPropertyName(), type + " has no such field", null));
        } catch (com.fasterxml.jackson.databind.JsonMappingException e) {
            String field = e.getPath().isEmpty()
                    ? "data"
                    : "data." + e.getPath().getLast().getFieldName();
            return Answer.refused(Refusal.of("field-unreadable", field, "the value does not fit", null));
        } catch (com.fasterxml.jackson.core.JsonProcessingException | IllegalArgumentException e) {
            return Answer.refused(Refusal.of("field-unreadable", "data", String.valueOf(e.getMessage()), null));
        }
    }

    private static <D> TableEvent event(Type<D> type, JsonNode data)
            throws com.fasterxml.jackson.core.JsonProcessingException {
        return type.event().apply(STRICT.treeToValue(data, type.data()));
    }

    private static <D> Type<D> type(String name, Class<D> data, Function<D, TableEvent> event) {
        return new Type<>(name, data, event);
    }

    private static TableEvent betPlaced(EventData.BetPlaced d) {
        String funds = d.funds() == null ? "chips" : d.funds();
        if (!Set.of("chips", "promotional").contains(funds)) {
            throw new Unreadable("funds", "chips, promotional", "funds are chips or promotional");
        }
        Bet.Funds kind = funds.equals("chips") ? Bet.Funds.CHIPS : Bet.Funds.PROMOTIONAL;
        return new TableEvent.BetPlaced(
                id("round", d.round()),
                new Bet(
                        id("bet", d.bet()),
                        seatOrDealer(d.seat()),
                        id("player", d.player()),
                        slug("wager", d.wager()),
                        money(d.amount()),
                        d.street() == null ? null : slug("street", d.street()),
                        kind,
                        d.on() == null ? null : on(d.on())));
    }

    /** Hands come with the decision to set them, which is also the only one the dealer makes. */
    private static TableEvent decisionMade(EventData.DecisionMade d) {
        Decision.Choice choice = Decision.Choice.of(text("decision", d.decision()));
        boolean sets = choice == Decision.Choice.SET;
        if (sets == (d.hands() == null || d.hands().isEmpty())) {
            throw new Unreadable("hands", null, "hands come with the decision to set them, and only with it");
        }
        if (sets && d.hands().size() > RoundReader.MOST_HANDS) {
            throw new Unreadable("hands", "1 to " + RoundReader.MOST_HANDS, "no game sets so many hands");
        }
        int seat = sets ? seatOrDealer(d.seat()) : seat(d.seat());
        List<List<Card>> hands = sets ? d.hands().stream().map(Fields::cards).toList() : List.of();
        return new TableEvent.DecisionMade(
                id("round", d.round()), new Decision(seat, slug("street", d.street()), choice, hands));
    }

    private static TableEvent cardsDealt(EventData.CardsDealt d) {
        TableEvent.Place place = switch (text("to", d.to())) {
            case "seat" -> TableEvent.Place.SEAT;
            case "dealer" -> TableEvent.Place.DEALER;
            case "community" -> TableEvent.Place.COMMUNITY;
            case "burn" -> TableEvent.Place.BURN;
            default -> throw new Unreadable("to", "seat, dealer, community, burn", "no such place: " + d.to());
        };
        boolean burn = place == TableEvent.Place.BURN;
        if (place != TableEvent.Place.SEAT && d.seat() != null) {
            throw new Unreadable("seat", null, "only cards to a seat name one");
        }
        int seat = place == TableEvent.Place.SEAT ? seat(d.seat()) : 0;
        List<Card> cards = burn ? List.of() : cards(d.cards());
        return new TableEvent.CardsDealt(id("round", d.round()), place, seat, cards, Boolean.TRUE.equals(d.redeal()));
    }

    private static TableEvent corrected(EventData.RoundCorrected d) {
        return switch (RoundReader.round(d.bets(), d.cards(), d.decisions(), d.irregularities(), d.drawn())) {
            case Answer.Given<Round>(Round facts) ->
                new TableEvent.RoundCorrected(id("round", d.round()), person("by", d.by()), reason(d.reason()), facts);
            case Answer.Refused<Round>(Refusal refusal) -> throw new Unreadable(refusal);
        };
    }

    private static TableEvent poolReceived(EventData.PoolReceived d) {
        return new TableEvent.PoolReceived(
                id("request", d.request()),
                id("fromTable", d.fromTable()),
                schedule("fromSchedule", d.fromSchedule()),
                schedule("schedule", d.schedule()),
                money(d.amount()));
    }

    private static TableEvent released(EventData.QuarantineReleased d) {
        String[] parts = text("quarantineId", d.quarantineId()).split("-");
        try {
            return new TableEvent.QuarantineReleased(
                    Integer.parseInt(parts[0]), Long.parseLong(parts[1]), person("by", d.by()), reason(d.reason()));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new Unreadable("quarantineId", null, "a quarantine id reads like 3-4711");
        }
    }
}
