package io.baize.simulator;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** How dirty a floor is: the rate of each mishap in ten thousand chances, and who hears of each that strikes. */
public record Dirt(Map<Mishap, Integer> inTenThousand, Consumer<Mishap> noted) {

    static final int ALWAYS = 10_000;
    public static final Dirt NONE = new Dirt(Map.of(), _ -> {});
    /** Shoes repeat themselves and nothing else goes wrong. */
    public static final Dirt REPEATS = NONE.with(Mishap.REPEAT, Mishap.REPEAT.inTenThousand());

    public Dirt {
        inTenThousand = Map.copyOf(inTenThousand);
    }

    static Dirt usual(Consumer<Mishap> noted) {
        Map<Mishap, Integer> rates = new EnumMap<>(Mishap.class);
        for (Mishap mishap : Mishap.values()) {
            rates.put(mishap, mishap.inTenThousand());
        }
        return new Dirt(rates, noted);
    }

    Dirt with(Mishap mishap, int rate) {
        Map<Mishap, Integer> rates = new EnumMap<>(Mishap.class);
        rates.putAll(inTenThousand);
        rates.put(mishap, rate);
        return new Dirt(rates, noted);
    }

    boolean strikes(Mishap mishap, RandomGenerator random) {
        boolean strikes = random.nextInt(ALWAYS) < inTenThousand.getOrDefault(mishap, 0);
        if (strikes) {
            noted.accept(mishap);
        }
        return strikes;
    }
}
