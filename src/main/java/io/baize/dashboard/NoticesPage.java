package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.RuleBook;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;

/** Every notice rule on one page, so that compliance can lay it beside the texts. */
@Path("/notices")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
public class NoticesPage {

    private final Viewers viewers;
    private final RuleBook rules;

    NoticesPage(Viewers viewers, RuleBook rules) {
        this.viewers = viewers;
        this.rules = rules;
    }

    @GET
    public TemplateInstance all() {
        Viewer viewer = viewers.anywhere(null, Access.READ_RULEBOOK);
        return Templates.notices(
                viewer,
                Arrays.stream(Jurisdiction.values())
                        .map(jurisdiction -> NoticesView.of(jurisdiction, rules))
                        .toList());
    }
}
