package io.baize.change;

import java.time.Instant;

/**
 * A request to change something, as it was asked. What it asks never changes; where it stands does.
 *
 * @param number counts the property's requests, for people
 * @param effective not before this moment, or null for as soon as may be
 * @param suspension a wager is taken away at once, in an emergency
 * @param rollsBack the request that it takes back, or null
 * @param expires when it is closed unless it is scheduled by then
 */
public record ChangeRequest(
        String id,
        String property,
        int number,
        String why,
        Scope scope,
        Wanted wanted,
        Instant effective,
        boolean suspension,
        String rollsBack,
        String requestedBy,
        Instant requestedAt,
        Instant expires,
        ChangeState state) {

    public ChangeRequest {
        if (suspension && !wanted.onlyWithdrawsWagers()) {
            throw new IllegalArgumentException("an emergency suspension only takes wagers away");
        }
    }

    public ChangeRequest in(ChangeState next) {
        return new ChangeRequest(
                id,
                property,
                number,
                why,
                scope,
                wanted,
                effective,
                suspension,
                rollsBack,
                requestedBy,
                requestedAt,
                expires,
                next);
    }
}
