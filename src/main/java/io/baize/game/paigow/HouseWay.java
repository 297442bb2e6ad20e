package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A way to set seven cards that is never foul: the high hand keeps the rank of the best that the cards can make, and
 * the other hands are then as high as they can be. A facility's own way stands in its internal controls (5324.30(d)).
 */
public final class HouseWay {

    /** The hands of one arrangement, highest first. */
    private record Setting(PokerHand high, List<PokerHand> others) {

        PokerHand second() {
            return others.getFirst();
        }

        PokerHand last() {
            return others.getLast();
        }

        List<List<Card>> hands() {
            List<List<Card>> hands = new ArrayList<>(List.of(high.cards()));
            others.forEach(hand -> hands.add(hand.cards()));
            return hands;
        }
    }

    private HouseWay() {}

    /** Pai gow poker: the five-card hand is equal to or higher than the two-card hand (5324.41(g)(1)). */
    public static List<List<Card>> fiveAndTwo(List<Card> seven, Wheel wheel) {
        List<Setting> settings = new ArrayList<>();
        for (List<Card> two : choices(seven, 2)) {
            PokerHand high = PokerHand.high(without(seven, two), wheel);
            PokerHand low = PokerHand.low(two);
            if (high.compareTo(low) >= 0) {
                settings.add(new Setting(high, List.of(low)));
            }
        }
        return best(settings).hands();
    }

    /** Asia poker: four cards are higher than two, and these than the last (5324.40(e)(1)). */
    public static List<List<Card>> fourTwoAndOne(List<Card> seven, Wheel wheel) {
        List<Setting> settings = new ArrayList<>();
        for (List<Card> three : choices(seven, 3)) {
            PokerHand high = PokerHand.asiaHigh(without(seven, three), wheel);
            for (List<Card> two : choices(three, 2)) {
                PokerHand medium = PokerHand.low(two);
                PokerHand low = PokerHand.low(without(three, two));
                if (high.compareTo(medium) > 0 && medium.compareTo(low) > 0) {
                    settings.add(new Setting(high, List.of(medium, low)));
                }
            }
        }
        return best(settings).hands();
    }

    private static Setting best(List<Setting> settings) {
        PokerHand highest = settings.stream()
                .map(Setting::high)
                .max(Comparator.naturalOrder())
                .orElseThrow();
        return settings.stream()
                .filter(setting -> setting.high().atLeast(highest.category()))
                .max(Comparator.comparing(Setting::second)
                        .thenComparing(Setting::last)
                        .thenComparing(Setting::high))
                .orElseThrow();
    }

    private static List<List<Card>> choices(List<Card> cards, int count) {
        List<List<Card>> choices = new ArrayList<>();
        for (int choice = 0; choice < 1 << cards.size(); choice++) {
            if (Integer.bitCount(choice) == count) {
                List<Card> chosen = new ArrayList<>();
                for (int index = 0; index < cards.size(); index++) {
                    if ((choice >> index & 1) == 1) {
                        chosen.add(cards.get(index));
                    }
                }
                choices.add(chosen);
            }
        }
        return choices;
    }

    private static List<Card> without(List<Card> cards, List<Card> taken) {
        return cards.stream().filter(card -> !taken.contains(card)).toList();
    }
}
