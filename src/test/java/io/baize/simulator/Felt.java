package io.baize.simulator;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.LinkedMeter;
import io.baize.rulepack.RuleBook;
import io.baize.table.Effect;
import io.baize.table.Floor;
import io.baize.table.Incoming;
import io.baize.table.Reaction;
import io.baize.table.Table;
import io.baize.table.TableEvent;
import io.baize.table.TableSetup;
import io.baize.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A table of Baize in memory, and all that it made of the events it was told. */
final class Felt implements Floor {

    private final DemoTable demo;
    private final Table table;
    private final Devices devices;
    private final Map<String, Effect.SettledRound> settled = new HashMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final Map<String, LinkedMeter> linked = new HashMap<>();
    private int commands;
    private TableState state;
    private Instant now = Instant.parse("2026-11-02T15:00:00Z");

    Felt(DemoTable demo, RuleBook rules) {
        this.demo = demo;
        this.table = new Table(this, rules);
        this.devices = new Devices(demo.id(), "test");
        this.state = TableState.neverOpened(demo.id(), null);
    }

    void tell(List<Step> steps) {
        steps.forEach(step -> {
            now = now.plusMillis(100);
            take(devices.tell(step, now));
        });
    }

    /** The supervisor looks at every hand that waits, by the command that the API sends. */
    void validateJackpots() {
        List.copyOf(state.rounds().values())
                .forEach(round -> List.copyOf(round.progressive().waiting().keySet())
                        .forEach(seat -> {
                            now = now.plusMillis(100);
                            TableEvent seen =
                                    new TableEvent.JackpotValidated(round.id(), seat, "sam", "hand and light seen");
                            take(new Incoming("/baize/api", "command-" + ++commands, 0, now, demo.id(), seen));
                        }));
    }

    void take(Incoming incoming) {
        switch (table.react(state, incoming)) {
            case Answer.Given<Reaction>(Reaction reaction) -> {
                state = reaction.state();
                effects.addAll(reaction.effects());
                reaction.effects().forEach(this::note);
            }
            case Answer.Refused<Reaction>(Refusal refusal) -> refusals.add(refusal);
        }
    }

    private void note(Effect effect) {
        if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
            settled.put(round.id(), round);
        }
        if (effect instanceof Effect.LinkedMeterChanged(String _, LinkedMeter meter)) {
            linked.put(meter.group(), meter);
        }
        if (effect instanceof Effect.EventRefused(Refusal refusal)) {
            refusals.add(refusal);
        }
    }

    /** The seats whose progressive win waits, of whatever round. */
    Set<Integer> waiting() {
        return state.rounds().values().stream()
                .flatMap(round -> round.progressive().waiting().keySet().stream())
                .collect(Collectors.toSet());
    }

    /** All but those that call the supervisor to a jackpot. */
    List<Effect.AlertRaised> alerts() {
        return effects(Effect.AlertRaised.class).stream()
                .filter(alert -> !alert.message().startsWith("jackpot-not-validated"))
                .toList();
    }

    TableState state() {
        return state;
    }

    Map<String, Effect.SettledRound> settled() {
        return settled;
    }

    List<Refusal> refusals() {
        return refusals;
    }

    <T extends Effect> List<T> effects(Class<T> kind) {
        return effects.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        return Optional.of(demo.setup());
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.ofNullable(settled.get(round));
    }

    @Override
    public Optional<LinkedMeter> linkedMeter(String property, String group) {
        return Optional.ofNullable(linked.get(group));
    }
}
