package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.kernel.Answer;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * The law as Baize plays it, clause by clause. The rules are public, so everyone who is logged in may read all
 * of them.
 */
@Path("/rules")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
public class RulesPage {

    private final Viewers viewers;
    private final RuleBook rules;
    private final InstantSource clock;

    RulesPage(Viewers viewers, RuleBook rules, InstantSource clock) {
        this.viewers = viewers;
        this.rules = rules;
        this.clock = clock;
    }

    @GET
    public TemplateInstance index() {
        Viewer viewer = viewers.anywhere(null, Access.READ_RULEBOOK);
        return Templates.rulesIndex(
                viewer, rules.packs().stream().map(RulesView.Book::of).toList());
    }

    @GET
    @Path("/{jurisdiction}/{game}")
    public TemplateInstance pack(@PathParam("jurisdiction") String jurisdiction, @PathParam("game") String game) {
        Viewer viewer = viewers.anywhere(null, Access.READ_RULEBOOK);
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        return switch (rules.inForce(jurisdiction, game, today)) {
            case Answer.Given<Pack>(Pack pack) ->
                Templates.rules(
                        viewer,
                        RulesView.of(
                                pack, rules.notices(pack.jurisdiction(), game).rules()));
            case Answer.Refused<Pack> _ -> throw new NotFoundException();
        };
    }
}
