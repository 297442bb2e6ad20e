package io.baize.api.access;

import io.baize.kernel.Roles;
import io.baize.terms.store.Sight;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import jakarta.json.JsonString;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Who is asking, and how far their sight reaches. What they do not see does not exist for them. */
@RequestScoped
public class Visitor {

    private final SecurityIdentity identity;

    Visitor(SecurityIdentity identity) {
        this.identity = identity;
    }

    public String name() {
        return identity.getPrincipal().getName();
    }

    public boolean has(String role) {
        return identity.hasRole(role);
    }

    /** The properties of the login; the commission sees every property of its jurisdictions. */
    public Sight sight() {
        return new Sight(claim("properties"), has(Roles.COMMISSION) ? claim("jurisdictions") : Set.of());
    }

    private Set<String> claim(String name) {
        Object claimed = identity.getPrincipal() instanceof JsonWebToken token ? token.getClaim(name) : null;
        return switch (claimed) {
            case Collection<?> several -> several.stream().map(Visitor::text).collect(Collectors.toSet());
            case null -> Set.of();
            default -> Set.of(text(claimed));
        };
    }

    private static String text(Object value) {
        return value instanceof JsonString json ? json.getString() : value.toString();
    }
}
