package io.baize.rulepack;

import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All packs. Before the first effective date of a game's packs there is no rule, and nothing falls back to the oldest.
 */
public record RuleBook(List<Pack> packs, List<GeneralNotices> general) {

    public RuleBook {
        packs = List.copyOf(packs);
        general = List.copyOf(general);
    }

    public RuleBook(List<Pack> packs) {
        this(packs, List.of());
    }

    public Optional<Pack> version(Jurisdiction jurisdiction, String game, String version) {
        return of(jurisdiction, game).stream()
                .filter(pack -> pack.version().equals(version))
                .findFirst();
    }

    /** The newest pack in force on this date. */
    public Answer<Pack> inForce(String jurisdictionId, String game, LocalDate date) {
        Optional<Jurisdiction> jurisdiction = Jurisdiction.find(jurisdictionId);
        if (jurisdiction.isEmpty()) {
            return unknown("jurisdiction", "ny, ma, md, nh", "no rules for jurisdiction " + jurisdictionId);
        }
        List<Pack> versions = of(jurisdiction.get(), game);
        if (versions.isEmpty()) {
            return unknown("game", null, jurisdictionId + " has no rules for the game " + game);
        }
        return versions.stream()
                .filter(pack -> !pack.effective().isAfter(date))
                .max(Comparator.comparing(Pack::effective))
                .map(Answer::of)
                .orElseGet(() -> unknown(
                        "date",
                        versions.getFirst().effective().toString(),
                        "no rules for " + game + " were in force on " + date));
    }

    /** Who must know before this game changes: the rules of its newest pack, if it has one, then the general ones. */
    public NoticeRules notices(Jurisdiction jurisdiction, String game) {
        return new NoticeRules(
                jurisdiction,
                game,
                notices(jurisdiction).filter(rule -> rule.concerns(game)).toList());
    }

    /** All notice rules of a jurisdiction, those of the newest packs first. */
    public Stream<NoticeRule> notices(Jurisdiction jurisdiction) {
        Stream<NoticeRule> own = packs.stream()
                .filter(pack -> pack.jurisdiction() == jurisdiction)
                .filter(pack -> pack.equals(newest(jurisdiction, pack.game())))
                .flatMap(pack -> pack.notices().stream());
        Stream<NoticeRule> general = this.general.stream()
                .filter(notices -> notices.jurisdiction() == jurisdiction)
                .flatMap(notices -> notices.notices().stream());
        return Stream.concat(own, general);
    }

    private Pack newest(Jurisdiction jurisdiction, String game) {
        return of(jurisdiction, game).stream()
                .max(Comparator.comparing(Pack::effective))
                .orElseThrow();
    }

    private List<Pack> of(Jurisdiction jurisdiction, String game) {
        return packs.stream()
                .filter(pack ->
                        pack.jurisdiction() == jurisdiction && pack.game().equals(game))
                .toList();
    }

    private static Answer<Pack> unknown(String field, String limit, String message) {
        return Answer.refused(new Refusal("unknown-pack", field, limit, message, null));
    }
}
