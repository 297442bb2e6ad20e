package io.baize.kernel;

import java.util.function.Function;

/** Either what was asked for, or the refusal that says why not. */
public sealed interface Answer<T> {

    record Given<T>(T value) implements Answer<T> {}

    record Refused<T>(Refusal refusal) implements Answer<T> {}

    static <T> Answer<T> of(T value) {
        return new Given<>(value);
    }

    static <T> Answer<T> refused(Refusal refusal) {
        return new Refused<>(refusal);
    }

    default <R> Answer<R> then(Function<T, Answer<R>> next) {
        return switch (this) {
            case Given<T>(T value) -> next.apply(value);
            case Refused<T>(Refusal refusal) -> refused(refusal);
        };
    }
}
