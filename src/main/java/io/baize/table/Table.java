package io.baize.table;

import io.baize.game.Irregularity;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a table makes of an event: its next state and the effects, or a refusal for an event that is out of place, which
 * is then quarantined. A pure function of the state, the event and the floor it asks.
 *
 * <pre>
 * never configured ─► closed ⇄ open          round: BETTING ─► PLAYING ─► completed ─► settled | void
 *                                                                            └─► held ─┘
 * </pre>
 */
public final class Table {

    private final Floor floor;
    private final RuleBook rules;
    private final Rounds rounds;
    private final Meters meters;
    private final Lending lending;
    private final Registrations registrations;
    private final Boundary boundary;

    public Table(Floor floor, RuleBook rules) {
        this.floor = floor;
        this.rules = rules;
        this.rounds = new Rounds(rules);
        this.meters = new Meters(rules);
        this.lending = new Lending(floor);
        this.registrations = new Registrations(rules);
        this.boundary = new Boundary(floor, rules, lending, meters);
    }

    public Answer<Reaction> react(TableState stored, Incoming incoming) {
        TableState state = lending.lend(stored);
        boolean awaited = Sequences.awaits(state, incoming);
        return Sequences.note(state, incoming).then(noted -> {
            Reaction reaction = switch (apply(noted.state(), incoming, awaited)) {
                case Answer.Given<Reaction>(Reaction applied) -> applied;
                case Answer.Refused<Reaction>(Refusal refusal) ->
                    Reaction.of(noted.state(), new Effect.EventRefused(refusal));
            };
            Reaction settled = settleWhatArrived(state, reaction.after(noted.effects()));
            return Answer.of(lending.takeBack(boundary.after(settled, incoming.time())));
        });
    }

    /** Takes an event that a supervisor let out of quarantine: its place in the count no longer matters. */
    public Answer<Reaction> reactReleased(TableState stored, Incoming incoming) {
        TableState state = lending.lend(stored);
        return apply(state, incoming, true).then(reaction -> {
            Reaction settled = settleWhatArrived(state, reaction);
            return Answer.of(lending.takeBack(boundary.after(settled, incoming.time())));
        });
    }

    /** {@code late}: the event was waited for, or released, and is judged by when it happened, not by when it came. */
    private Answer<Reaction> apply(TableState state, Incoming incoming, boolean late) {
        Instant at = incoming.time();
        Betting betting = new Betting(rules, at, late);
        return switch (incoming.event()) {
            case TableEvent.TableOpened(String dealer, TrayCount opener) ->
                open(state, dealer, at).then(opened -> Answer.of(counted(opened, TrayCount.Kind.OPENER, opener, at)));
            case TableEvent.TableClosed(TrayCount closer) ->
                Answer.of(counted(close(state), TrayCount.Kind.CLOSER, closer, at));
            case TableEvent.DealerChanged(String dealer) -> Answer.of(Reaction.of(state.withDealer(dealer)));
            case TableEvent.RoundOpened(String id) -> openRound(state, id, at);
            case TableEvent.BetPlaced event -> Answer.of(betting.place(state, event));
            case TableEvent.BetIncreased event -> betting.increase(state, event);
            case TableEvent.BetWithdrawn event -> betting.withdraw(state, event);
            case TableEvent.BetsClosed(String id) ->
                live(state, id, round -> Answer.of(betting.close(state, round, at)));
            case TableEvent.ProgressiveRegistered(String id, List<Integer> seats) ->
                live(state, id, round -> registrations.registered(state, round, seats, at));
            case TableEvent.ProgressiveLockedOut(String id, int chips) ->
                live(state, id, round -> Answer.of(registrations.lockedOut(state, round, chips, at)));
            case TableEvent.CardsDealt event ->
                live(
                        state,
                        event.round(),
                        round -> Answer.of(Reaction.of(state.with(
                                round.with(new Deal(at, event.to(), event.seat(), event.cards(), event.redeal()))))));
            case TableEvent.DecisionMade event ->
                live(state, event.round(), round -> betting.decide(state, round, event.decision()));
            case TableEvent.NumberDrawn(String id, int number) ->
                live(state, id, round -> Answer.of(Reaction.of(state.with(round.withDrawn(number, at)))));
            case TableEvent.IrregularityDeclared event ->
                live(state, event.round(), round -> Answer.of(irregular(state, round, event.irregularity())));
            case TableEvent.RoundCompleted(String id) ->
                live(state, id, round -> Answer.of(rounds.settleOrHold(state, round.completed(at))));
            case TableEvent.RoundVoided(String id, String reason) -> voided(state, id, reason, at);
            case TableEvent.RoundCorrected event -> corrected(state, event, at);
            case TableEvent.GapAccepted event ->
                live(state, event.round(), round -> Answer.of(resumed(state, round.waitingForNothing())));
            case TableEvent.IrregularityRuled event ->
                live(state, event.round(), round -> Answer.of(resumed(state, ruled(round, event.ruling()))));
            case TableEvent.JackpotValidated event ->
                live(state, event.round(), round -> rounds.validated(state, round, event.seat()));
            case TableEvent.OfMoney moved ->
                onDay(state, at, day -> new Effect.MoneyMoved(moved, incoming.source() + "/" + incoming.id(), day));
            case TableEvent.InventoryCounted(TrayCount.Kind kind, TrayCount count) ->
                onDay(state, at, day -> new Effect.TrayCounted(kind, count, day));
            case TableEvent.BoxRemoved(String box) -> onDay(state, at, day -> new Effect.BoxTaken(box, day));
            case TableEvent.DropCounted counted -> onDay(state, at, day -> new Effect.BoxCounted(counted));
            case TableEvent.ChangeActivated(String request, String _) ->
                Answer.of(Reaction.of(state.with(state.pending().with(request))));
            case TableEvent.PoolReceived event -> Boundary.receive(state, event);
            case TableEvent.QuarantineReleased _ -> Answer.of(Reaction.of(state));
        };
    }

    private Answer<Reaction> open(TableState state, String dealer, Instant at) {
        boolean first = state.meterDay() == null;
        Optional<TableSetup> setup = first ? floor.setup(state.table()) : Optional.of(state.setup());
        if (setup.isEmpty()) {
            return Answer.refused(Refusal.of("unknown-table", "subject", "no such table: " + state.table(), null));
        }
        if (setup.get().inForce(rules).isEmpty()) {
            return Answer.refused(Refusal.of(
                    "unknown-game",
                    "game",
                    "the property has adopted no rules for " + setup.get().game(),
                    null));
        }
        TableState opened = state.opened(dealer, setup.get());
        TableState metered = first ? withMeters(opened, at) : opened;
        List<Effect> effects = new ArrayList<>(Meters.changes(state, metered));
        effects.addFirst(new Effect.TableChanged());
        return Answer.of(new Reaction(metered, effects));
    }

    private TableState withMeters(TableState opened, Instant at) {
        TableState lent =
                lending.lend(opened, opened.setup().terms().meterGroups().values());
        return meters.seeded(lent, opened.setup().gamingDay(at));
    }

    private static Reaction close(TableState state) {
        Reaction closed = Reaction.of(state.closed(), new Effect.TableChanged());
        return state.rounds().isEmpty()
                ? closed
                : closed.and(new Effect.AlertRaised(
                        null,
                        "closed-with-rounds",
                        "closed while waiting for rounds " + state.rounds().keySet()));
    }

    private Answer<Reaction> openRound(TableState state, String id, Instant at) {
        if (!state.open()) {
            return Answer.refused(Refusal.of("table-closed", "subject", "the table is not open", null));
        }
        if (state.round(id).isPresent() || state.recent().contains(id)) {
            return Answer.refused(Refusal.of("round-exists", "round", "round " + id + " was opened before", null));
        }
        TableState today = meters.onDay(state, state.setup().gamingDay(at));
        Reaction opened =
                new Reaction(today.opening(LiveRound.opened(id, at, state.setup())), Meters.changes(state, today));
        for (LiveRound unfinished : state.rounds().values()) {
            if (unfinished.completedAt() == null) {
                opened = opened.and(new Effect.AlertRaised(
                        unfinished.id(), "round-not-completed", "round " + id + " opened before it was completed"));
            }
        }
        return Answer.of(opened);
    }

    private static Reaction irregular(TableState state, LiveRound round, Irregularity irregularity) {
        List<Irregularity> all = new ArrayList<>(round.facts().irregularities());
        all.add(irregularity);
        return Reaction.of(
                state.with(round.withIrregularities(all)),
                new Effect.AlertRaised(round.id(), "irregularity", irregularity.kind()));
    }

    /** A ruling answers what the round waits for: a count that differs, or irregularities. */
    private static LiveRound ruled(LiveRound round, Irregularity.Ruling ruling) {
        if (round.miscounted()) {
            return round.with(round.progressive().withCountRuled(ruling));
        }
        return round.withIrregularities(round.facts().irregularities().stream()
                .map(one -> one.ruling() == null ? new Irregularity(one.kind(), one.seat(), ruling) : one)
                .toList());
    }

    private Answer<Reaction> voided(TableState state, String id, String reason, Instant at) {
        Optional<LiveRound> round = state.round(id);
        return round.isPresent()
                ? Answer.of(rounds.voided(state, round.get().completed(at), reason))
                : past(state, id)
                        .then(settled -> rounds.voidedAfterwards(lending.lendFor(state, settled), settled, reason));
    }

    private Answer<Reaction> corrected(TableState state, TableEvent.RoundCorrected event, Instant at) {
        Optional<LiveRound> round = state.round(event.round());
        return round.isPresent()
                ? rounds.correctedInPlay(state, round.get().corrected(event.facts(), at))
                : past(state, event.round())
                        .then(settled -> rounds.corrected(
                                lending.lendFor(state, settled), settled, event.facts(), event.reason()));
    }

    private Answer<Effect.SettledRound> past(TableState state, String id) {
        return floor.settledRound(state.table(), id)
                .map(Answer::of)
                .orElseGet(() -> Answer.refused(
                        Refusal.of("round-unknown", "round", "the table never played round " + id, null)));
    }

    private Reaction resumed(TableState state, LiveRound round) {
        return round.completedAt() == null ? Reaction.of(state.with(round)) : rounds.settleOrHold(state, round);
    }

    /**
     * Devices share no order: what a completed round lacked may come after the word that it was over. A round of which
     * nothing was heard goes on waiting.
     */
    private Reaction settleWhatArrived(TableState before, Reaction reaction) {
        Reaction result = reaction;
        for (LiveRound round : List.copyOf(reaction.state().rounds().values())) {
            boolean heardOf = !round.equals(before.rounds().get(round.id()));
            if (heardOf && round.completedAt() != null && round.missing().isEmpty()) {
                result = rounds.settleOrHold(result.state(), round).after(result.effects());
            }
        }
        return result;
    }

    /** Neither money nor counts change what a table remembers: they are the ledger's. */
    private static Answer<Reaction> onDay(TableState state, Instant at, Function<LocalDate, Effect> effect) {
        return Answer.of(Reaction.of(state, effect.apply(state.setup().gamingDay(at))));
    }

    private static Reaction counted(Reaction reaction, TrayCount.Kind kind, TrayCount count, Instant at) {
        return count == null
                ? reaction
                : reaction.and(new Effect.TrayCounted(
                        kind, count, reaction.state().setup().gamingDay(at)));
    }

    private static Answer<Reaction> live(TableState state, String id, Function<LiveRound, Answer<Reaction>> next) {
        return state.round(id).map(next).orElseGet(() -> {
            boolean settled = state.recent().contains(id);
            String code = settled ? "round-already-settled" : "round-not-open";
            String message =
                    settled ? "round " + id + " is settled; correct it instead" : "round " + id + " is not open";
            return Answer.refused(Refusal.of(code, "round", message, null));
        });
    }
}
