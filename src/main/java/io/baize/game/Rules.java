package io.baize.game;

import java.util.Optional;

/** The named answers of the pack and the house that a game asks for while it decides a round. */
@FunctionalInterface
public interface Rules {

    Optional<String> answer(String rule);

    default boolean says(String rule, String value) {
        return answer(rule).filter(value::equals).isPresent();
    }
}
