package io.baize.api;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What the contract says about the API as a whole. */
@ApplicationPath("/")
@OpenAPIDefinition(
        info = @Info(title = "Baize", version = "1.0.0", description = """
                                The table-games module of a casino management system. Money is whole cents. Errors are \
                                problem documents (RFC 9457) with a stable code. What belongs to another property does \
                                not exist for you: 404, never 403. Commands answer 202; their effect follows in the \
                                table's own stream of events."""),
        security = @SecurityRequirement(name = "login"),
        tags = {
            @Tag(name = "Settlement", description = "What a round pays, with nothing stored"),
            @Tag(name = "Rule book", description = "The law as data, with its clauses"),
            @Tag(name = "Floor", description = "Properties, pits, tables and their terms"),
            @Tag(
                    name = "Changes",
                    description = "Who asks for a change, who knows, who approves, and when it takes effect"),
            @Tag(name = "Rounds", description = "What was played, and decisions about it"),
            @Tag(name = "Slips", description = "Fills and credits: asked for, counted twice, confirmed and posted"),
            @Tag(name = "Quarantine", description = "Events that could not be taken, and why"),
            @Tag(name = "Alerts", description = "What a person should look at"),
            @Tag(
                    name = "Reports",
                    description = "What finance and the commission read of the money, as files and documents"),
            @Tag(name = "Audit", description = "Every act of a person, in a hash chain per property")
        })
@SecurityScheme(
        securitySchemeName = "login",
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        bearerFormat = "JWT",
        description = "A token of the Keycloak realm `baize`.")
public class BaizeApi extends Application {}
