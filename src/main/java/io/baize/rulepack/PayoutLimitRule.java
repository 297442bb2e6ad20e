package io.baize.rulepack;

import io.baize.kernel.Citation;
import io.baize.kernel.Money;
import java.util.Set;

/** Whether the house may cap what one hand pays, and how low. */
public record PayoutLimitRule(
        boolean offered,
        Money floor,
        boolean orMaximumWinAtMinimumBet,
        Set<String> covers,
        Citation cite,
        String says) {}
