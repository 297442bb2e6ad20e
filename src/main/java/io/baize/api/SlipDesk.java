package io.baize.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.ledger.slip.Act;
import io.baize.ledger.slip.ChipCount;
import io.baize.ledger.slip.Desk;
import io.baize.ledger.slip.Finding;
import io.baize.ledger.slip.Signature;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipException.Answered;
import io.baize.ledger.slip.store.SlipConfig;
import io.baize.ledger.slip.store.SlipStore;
import io.baize.publish.store.Command;
import io.baize.publish.store.CommandQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Takes a person's step of a slip that is held meanwhile: one step at a time, with its audit row and what follows. */
@ApplicationScoped
@Transactional
class SlipDesk {

    private final SlipStore slips;
    private final SlipConfig config;
    private final VisibleSlips visible;
    private final CommandQueue queue;
    private final Acts acts;
    private final ObjectMapper json;

    SlipDesk(
            SlipStore slips,
            SlipConfig config,
            VisibleSlips visible,
            CommandQueue queue,
            Acts acts,
            ObjectMapper json) {
        this.slips = slips;
        this.config = config;
        this.visible = visible;
        this.queue = queue;
        this.acts = acts;
        this.json = json;
    }

    void prepare(String property, String number, ChipCount count) {
        take(property, number, new Act.Prepare(VisibleSlips.given(count.read(config.values()))));
    }

    void deliver(String property, String number, ChipCount count) {
        take(property, number, new Act.Deliver(VisibleSlips.given(count.read(config.values()))));
    }

    void take(String property, String number, Act act) {
        Slip before = held(property, number);
        Slip after = VisibleSlips.given(Desk.take(before, act, visible.person(), acts.now()));
        slips.advance(before, after);
        record(after);
        follow(before, after);
    }

    /** Every copy after the first is a reprint. */
    int print(String property, String number) {
        Slip slip = held(property, number);
        int copy = slips.print(slip, acts.actor(), acts.now());
        acts.record(
                property,
                copy == 1 ? "slip.printed" : "slip.reprinted",
                "slip/" + number,
                Map.of("copy", copy, "state", slip.state().id()));
        return copy;
    }

    private Slip held(String property, String number) {
        Slip seen = visible.slip(property, number).slip();
        return slips.locked(property, seen.order().number()).orElseThrow();
    }

    private void follow(Slip before, Slip after) {
        Signature signed = after.sheet().last();
        switch (after) {
            case Slip.Disputed disputed
            when !(before instanceof Slip.VoidAsked) -> slips.raise(disputed, Finding.of(disputed), signed.at());
            case Slip.Delivered delivered -> send(delivered);
            case Slip.Voided voided ->
                slips.answerDispute(
                        voided, new Answered(signed.by(), signed.at(), "the slip is void: " + voided.reason()));
            case Slip.Requested _, Slip.Disputed _, Slip.Prepared _, Slip.Posted _, Slip.VoidAsked _ -> {}
        }
        if (before instanceof Slip.Disputed disputed && signed.reason() != null && !(after instanceof Slip.VoidAsked)) {
            String stands = ChipCount.words(after.chips()) + " stands: " + signed.reason();
            slips.answerDispute(disputed, new Answered(signed.by(), signed.at(), stands));
        }
    }

    /** The table's own stream takes the chips into the ledger. The command's id is the slip's, so that it goes once. */
    private void send(Slip.Delivered slip) {
        String kind = slip.order().kind().id();
        String name = slip.order().property() + "/slip/" + slip.order().id();
        Map<String, Object> data =
                Map.of("slip", slip.order().id(), "amount", slip.chips().total().cents());
        queue.add(new Command(
                UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)),
                slip.order().table(),
                "baize." + kind + ".delivered.v1",
                write(data)));
    }

    private void record(Slip after) {
        Signature signed = after.sheet().last();
        Map<String, Object> detail = new LinkedHashMap<>();
        detail.put("table", after.order().table());
        detail.put("role", signed.role());
        detail.put("state", after.state().id());
        if (signed.chips() != null) {
            detail.put("chips", signed.chips().pieces());
            detail.put("total", signed.amount().cents());
        }
        if (signed.reason() != null) {
            detail.put("reason", signed.reason());
        }
        acts.record(
                after.order().property(),
                "slip." + signed.step().id(),
                "slip/" + after.order().id(),
                detail);
    }

    private String write(Map<String, Object> data) {
        try {
            return json.writeValueAsString(data);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
