package io.baize.simulator;

import java.net.URI;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What the environment says: KAFKA_BOOTSTRAP_SERVERS, BAIZE_URL and OIDC_TOKEN_URL it must; SIM_TABLES (of each
 * property), SIM_ROUNDS_PER_MINUTE (of each table), SIM_SEED, SIM_ROUNDS (in all), SIM_REPORT_SECONDS, SIM_DIRT (on or
 * off) and SIM_DIRT_LATE, SIM_DIRT_LOST and so on, one for each {@link Mishap}, it may.
 */
record Settings(
        String kafka,
        URI baize,
        URI tokens,
        int tablesPerProperty,
        int roundsPerMinute,
        long seed,
        long rounds,
        int reportSeconds,
        Map<String, String> environment) {

    static Settings of(Map<String, String> environment) {
        return new Settings(
                required(environment, "KAFKA_BOOTSTRAP_SERVERS"),
                URI.create(required(environment, "BAIZE_URL")),
                URI.create(required(environment, "OIDC_TOKEN_URL")),
                (int) number(environment, "SIM_TABLES", 6, 99),
                (int) number(environment, "SIM_ROUNDS_PER_MINUTE", 20, 60_000),
                number(environment, "SIM_SEED", System.nanoTime() & Integer.MAX_VALUE, Long.MAX_VALUE),
                number(environment, "SIM_ROUNDS", Long.MAX_VALUE, Long.MAX_VALUE),
                (int) number(environment, "SIM_REPORT_SECONDS", 10, 3_600),
                environment);
    }

    /** The rates of SIM_DIRT_LATE and the like are in ten thousand chances. */
    Dirt dirt(Consumer<Mishap> noted) {
        String dirty = environment.getOrDefault("SIM_DIRT", "on");
        if (dirty.equals("off")) {
            return Dirt.NONE;
        }
        if (!dirty.equals("on")) {
            throw new IllegalArgumentException("SIM_DIRT is on or off, not " + dirty);
        }
        Dirt dirt = Dirt.usual(noted);
        for (Mishap mishap : Mishap.values()) {
            String name = "SIM_DIRT_" + mishap.name();
            dirt = dirt.with(mishap, (int) number(environment, name, mishap.inTenThousand(), Dirt.ALWAYS));
        }
        return dirt;
    }

    private static String required(Map<String, String> environment, String name) {
        String value = environment.get(name);
        if (value == null || value.isBlank()) {
            throw new IllegalArgumentException(name + " is not set");
        }
        return value;
    }

    private static long number(Map<String, String> environment, String name, long usual, long most) {
        String value = environment.get(name);
        if (value == null || value.isBlank()) {
            return usual;
        }
        long number = Long.parseLong(value);
        if (number < 0 || number > most) {
            throw new IllegalArgumentException(name + " is 0 to " + most + ", not " + value);
        }
        return number;
    }
}
