package io.baize.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What waits at a table: changes for the end of the round in progress, and pools of discontinued progressives for the
 * last round that may still win them.
 */
public record PendingChanges(List<String> requests, List<PoolTransfer> pools) {

    static final PendingChanges NONE = new PendingChanges(List.of(), List.of());

    PendingChanges with(String request) {
        if (requests.contains(request)) {
            return this;
        }
        List<String> all = new ArrayList<>(requests);
        all.add(request);
        return new PendingChanges(all, pools);
    }

    PendingChanges with(PoolTransfer pool) {
        List<PoolTransfer> all = new ArrayList<>(pools);
        all.add(pool);
        return new PendingChanges(requests, all);
    }

    PendingChanges withoutRequests() {
        return new PendingChanges(List.of(), pools);
    }

    PendingChanges withoutPools() {
        return new PendingChanges(requests, List.of());
    }
}
