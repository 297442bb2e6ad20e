package io.baize.settle;

import io.baize.settle.document.SettlementDocument;
import io.baize.settle.document.SettlementDocument.BetResult;
import io.baize.settle.document.SettlementDocument.LineResult;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What the bank's line comes to, chip by chip from the outcomes of the wagers against it (5324.41(h)(12), (13)). */
final class BankInWords {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private BankInWords() {}

    static LineInWords of(RandomRound played, SettlementDocument paid, BetResult bank, LineResult line) {
        long center = 0;
        for (BetResult bet : paid.bets()) {
            if (bet.wager().equals("pai-gow") || bet.wager().equals("dealer-wager")) {
                center += switch (bet.lines().getFirst().outcome()) {
                    case "win" -> -bet.stake();
                    case "push" -> 0;
                    default -> bet.stake();
                };
            }
        }
        boolean odd = played.terms().says("bank-odd-cent", "to-co-bank");
        long part = line.pays().equals("bank 100%")
                ? center
                : BigDecimal.valueOf(center)
                        .multiply(HALF)
                        .setScale(0, odd ? RoundingMode.UP : RoundingMode.DOWN)
                        .longValueExact();
        return new LineInWords(Math.max(part, 0), bank.stake() + Math.min(part, 0));
    }
}
