package io.baize.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeListing;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.NoticeJson;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/notice-rules")
@Tag(name = "Rule book")
public class NoticeRulesResource {

    private final RuleBook rules;

    NoticeRulesResource(RuleBook rules) {
        this.rules = rules;
    }

    @GET
    @AllowedTo(Access.READ_RULEBOOK)
    @Operation(summary = "Who must know, what must be posted and who approves before a change", description = """
                    `notices` holds every such rule of the texts with its clause; one without games is for every game. \
                    With a jurisdiction, a game and a change it is what that change demands: where the text names \
                    nobody, the strictest rule is added with the source `default`.""")
    @APIResponse(
            responseCode = "200",
            description = "OK",
            content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    public ObjectNode listNoticeRules(
            @QueryParam("jurisdiction") @Parameter(example = "ny") String jurisdiction,
            @QueryParam("game") @Parameter(example = "mini-baccarat") String game,
            @QueryParam("change") @Parameter(example = "vigorish") String change) {
        List<NoticeListing.Listed> listed =
                new NoticeListing(jurisdiction(jurisdiction), game, change(change)).in(rules);
        if (game != null && listed.isEmpty()) {
            throw Refused.notFound("there are no such rules");
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode notices = answer.putArray("notices");
        listed.forEach(one -> notices.add(document(one)));
        return answer;
    }

    private static ObjectNode document(NoticeListing.Listed one) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("jurisdiction", one.jurisdiction().id())
                .setAll(NoticeJson.of(one.rule()));
    }

    private static Jurisdiction jurisdiction(String id) {
        return id == null ? null : Jurisdiction.find(id).orElseThrow(() -> Refused.notFound("there are no such rules"));
    }

    private static ChangeKind change(String id) {
        return id == null
                ? null
                : ChangeKind.find(id)
                        .orElseThrow(() -> Refused.badRequest(new Refusal(
                                "unknown-change",
                                "change",
                                Arrays.stream(ChangeKind.values())
                                        .map(ChangeKind::id)
                                        .collect(Collectors.joining(", ")),
                                "there is no such kind of change: " + id,
                                null)));
    }
}
