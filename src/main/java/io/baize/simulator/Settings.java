package io.baize.simulator;

import java.net.URI;
import java.util.Map;
import java.util.function.Consumer;

/** What the environment says. Everything but the three addresses has a default. */
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

    /** Off, or on with the usual rates, each of which SIM_DIRT_LATE=50 and the like sets in ten thousand chances. */
    Dirt dirt(Consumer<Mishap> noted) {
        if (environment.getOrDefault("SIM_DIRT", "on").equals("off")) {
            return Dirt.NONE;
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
