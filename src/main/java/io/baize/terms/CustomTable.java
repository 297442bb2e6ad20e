package io.baize.terms;

import io.baize.kernel.Citation;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A paytable of the house's own, which stands on a printed one: it has the lines of that table, and where it is silent
 * on a line that pushes or loses, that line too. {@code evidence} names the commission's written approval, or is null.
 */
public record CustomTable(Map<String, Pays> lines, String evidence) {

    /** What a settlement calls it, where it would name a printed table. */
    public static final String ID = "custom";

    public CustomTable {
        lines = Map.copyOf(lines);
    }

    /** Whether the text itself says that this outcome pushes or loses, so that no odds are the house's to better. */
    static boolean isFixed(PayLine printed) {
        return printed.pays() instanceof Pays.Push || printed.pays() instanceof Pays.Lose;
    }

    /**
     * As a paytable, each line with the clause of the printed one.
     *
     * @param deductedFrom cents for a dollar from which on a payout is deducted from the meter, whatever its hand
     */
    Paytable on(Paytable printed, long deductedFrom) {
        Map<String, PayLine> all = new LinkedHashMap<>();
        printed.lines().forEach((outcome, line) -> {
            Pays pays = lines.getOrDefault(outcome, line.pays());
            boolean deducted = pays instanceof Pays.FixedPerDollar(var amount) && amount.cents() >= deductedFrom;
            Citation cite = line.cite();
            all.put(outcome, new PayLine(outcome, pays, line.fromMeter() || deducted, cite, line.says()));
        });
        return new Paytable(ID, false, all, printed.minimumSeed(), printed.minimumSeedCite(), printed.cite());
    }
}
