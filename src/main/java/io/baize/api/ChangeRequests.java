package io.baize.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.api.ChangeDocuments.ChangePreview;
import io.baize.api.ChangeDocuments.NewChange;
import io.baize.api.ChangeDocuments.NewSuspension;
import io.baize.api.problem.Refused;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Scope;
import io.baize.change.TableChange;
import io.baize.change.Wanted;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.Refusal;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes requests in: refused at once with every fault, or stored with exactly what they change and demand. */
@ApplicationScoped
@Transactional
class ChangeRequests {

    private final VisibleFloor visible;
    private final ChangeDrafts drafts;
    private final ChangeStore requests;
    private final ChangeTables tables;
    private final Acts acts;
    private final ObjectMapper json;
    private final Duration openFor;

    ChangeRequests(
            VisibleFloor visible,
            ChangeDrafts drafts,
            ChangeStore requests,
            ChangeTables tables,
            Acts acts,
            ObjectMapper json,
            @ConfigProperty(name = "baize.change.open-for", defaultValue = "P30D") Duration openFor) {
        this.visible = visible;
        this.drafts = drafts;
        this.requests = requests;
        this.tables = tables;
        this.acts = acts;
        this.json = json;
        this.openFor = openFor;
    }

    ChangePreview preview(NewChange asked) {
        ChangeDrafts.Drafts drafted = drafted(visible.property(asked.property()), asked);
        return new ChangePreview(
                drafted.changes().stream().map(ChangeTranslate::details).toList(),
                drafted.unchanged(),
                drafted.demands().stream().map(ChangeTranslate::demand).toList(),
                drafted.faults().stream().map(ChangeTranslate::fault).toList());
    }

    Added<ChangeRequest> create(NewChange asked, String key) {
        Property property = visible.property(asked.property());
        requests.lock(property.id());
        byte[] hash = hash(asked);
        Optional<ChangeRequest> before = before(property.id(), key, hash);
        if (before.isPresent()) {
            return new Added<>(before.get(), false);
        }
        if (asked.rollsBack() != null
                && requests.find(asked.rollsBack())
                        .filter(back -> back.property().equals(property.id()))
                        .isEmpty()) {
            throw Refused.because(Refusal.of(
                    "unknown-request", "rollsBack", "there is no change request " + asked.rollsBack(), null));
        }
        ChangeDrafts.Drafts drafted = drafted(property, asked);
        demandLawful(drafted);
        demandFree(drafted);
        ChangeRequest request = request(
                property.id(),
                asked.why(),
                ChangeTranslate.scope(asked.scope()),
                ChangeTranslate.wanted(asked),
                asked.effective(),
                asked.rollsBack(),
                ChangeState.drafted(acts.actor(), drafted.demands()));
        return added(request, drafted, key, hash, "change.drafted");
    }

    /** It needs no notice and goes to its tables at once; the commission and surveillance hear of it afterwards. */
    Added<ChangeRequest> suspend(NewSuspension asked, String key) {
        Property property = visible.property(asked.property());
        requests.lock(property.id());
        byte[] hash = hash(asked);
        Optional<ChangeRequest> before = before(property.id(), key, hash);
        if (before.isPresent()) {
            return new Added<>(before.get(), false);
        }
        Scope scope = ChangeTranslate.scope(asked.scope());
        Wanted wanted =
                new Wanted(List.of(new Wanted.Setting("offered." + asked.wager(), false)), List.of(), null, Map.of());
        ChangeDrafts.Drafts drafted = drafts.of(property, scope, wanted, null, true);
        demandLawful(drafted);
        ChangeState now = ChangeState.suspension(
                acts.actor(), acts.now(), drafted.changes().size());
        ChangeRequest request = request(property.id(), asked.why(), scope, wanted, null, null, now);
        return added(request, drafted, key, hash, "change.suspension");
    }

    private ChangeDrafts.Drafts drafted(Property property, NewChange asked) {
        return drafts.of(
                property,
                ChangeTranslate.scope(asked.scope()),
                ChangeTranslate.wanted(asked),
                asked.effective(),
                false);
    }

    private Optional<ChangeRequest> before(String property, String key, byte[] hash) {
        return Optional.ofNullable(key)
                .flatMap(known -> requests.repeat(property, acts.actor(), known))
                .map(repeat -> {
                    if (!Arrays.equals(repeat.contentHash(), hash)) {
                        throw Refused.conflict(
                                "idempotency-key-reused", "another request was made under this Idempotency-Key");
                    }
                    return requests.find(repeat.id()).orElseThrow();
                });
    }

    private ChangeRequest request(
            String property,
            String why,
            Scope scope,
            Wanted wanted,
            Instant effective,
            String rollsBack,
            ChangeState state) {
        Instant now = acts.now();
        Instant from = effective == null || effective.isBefore(now) ? now : effective;
        return new ChangeRequest(
                UUID.randomUUID().toString(),
                property,
                requests.nextNumber(property),
                why,
                scope,
                wanted,
                effective,
                state instanceof ChangeState.Scheduled,
                rollsBack,
                acts.actor(),
                now,
                from.plus(openFor),
                state);
    }

    private Added<ChangeRequest> added(
            ChangeRequest request, ChangeDrafts.Drafts drafted, String key, byte[] hash, String action) {
        requests.add(request, key, hash);
        drafted.changes().forEach(change -> tables.add(request.id(), change));
        Map<String, Object> detail = new LinkedHashMap<>();
        detail.put("number", request.number());
        detail.put("why", request.why());
        detail.put("scope", request.scope());
        detail.put("wanted", request.wanted());
        detail.put("effective", request.effective());
        detail.put("rollsBack", request.rollsBack());
        detail.put(
                "tables",
                drafted.changes().stream().map(ChangeTranslate::details).toList());
        acts.record(request.property(), action, "change/" + request.id(), detail);
        return new Added<>(requests.find(request.id()).orElseThrow(), true);
    }

    private static void demandLawful(ChangeDrafts.Drafts drafted) {
        if (!drafted.faults().isEmpty()) {
            throw Refused.because(drafted.faults());
        }
    }

    private void demandFree(ChangeDrafts.Drafts drafted) {
        Set<String> where = drafted.changes().stream().map(TableChange::table).collect(Collectors.toSet());
        Set<String> paths = drafted.changes().stream()
                .flatMap(change -> change.items().stream())
                .map(item -> item.path())
                .collect(Collectors.toSet());
        tables.conflict(where, paths, "").ifPresent(ChangeRequests::refuse);
    }

    static void refuse(ChangeTables.Conflict other) {
        throw Refused.because(
                409,
                new Refusal(
                        "change-in-progress",
                        other.path(),
                        other.request(),
                        "change request " + other.request() + " is open on " + other.path() + " at " + other.table(),
                        null));
    }

    private byte[] hash(Object asked) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(json.writeValueAsBytes(asked));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
