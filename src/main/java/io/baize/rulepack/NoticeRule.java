package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.List;

/** Who must know, or approve, before which kind of change takes effect. */
public record NoticeRule(
        String id,
        List<String> changes,
        List<String> recipients,
        String timing,
        String approval,
        Citation cite,
        String says) {}
