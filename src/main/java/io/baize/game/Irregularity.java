package io.baize.game;

/** Something that went wrong with the deal; {@code seat} is 0 when it concerns the whole table. */
public record Irregularity(String kind, int seat, Ruling ruling) {

    /** What a supervisor ruled where the text is silent; null while nobody has. */
    public enum Ruling {
        VOID,
        PLAY_ON
    }

    public Irregularity(String kind, int seat) {
        this(kind, seat, null);
    }
}
