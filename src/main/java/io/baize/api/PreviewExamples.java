package io.baize.api;

/** Rounds that a reader of the contract can send as they are; a test settles them. */
final class PreviewExamples {

    static final String NEW_YORK_FLUSH = """
            {
              "jurisdiction": "ny",
              "game": "heads-up-holdem",
              "date": "2026-11-01",
              "selections": {"trips-plus": "A", "pocket-bonus": "A", "progressive": "A"},
              "limits": {"ante": {"min": 500, "max": 50000, "increment": 500}},
              "bets": [
                {"id": "b1", "seat": 1, "player": "p1", "wager": "ante", "amount": 1000},
                {"id": "b2", "seat": 1, "player": "p1", "wager": "odds", "amount": 1000},
                {"id": "b3", "seat": 1, "player": "p1", "wager": "trips-plus", "amount": 500},
                {"id": "b4", "seat": 1, "player": "p1", "wager": "raise", "amount": 3000, "street": "pre-flop"}
              ],
              "cards": {"seats": {"1": "Ah Kh"}, "dealer": "Qc 9d", "community": "7h 4h Kc 2h 9s"}
            }""";

    static final String MARYLAND_FOLD = """
            {
              "jurisdiction": "md",
              "game": "heads-up-holdem",
              "date": "2026-11-01",
              "selections": {"odds/bad-beat": "A"},
              "bets": [
                {"id": "b1", "seat": 2, "player": "p2", "wager": "ante", "amount": 1000},
                {"id": "b2", "seat": 2, "player": "p2", "wager": "odds", "amount": 1000}
              ],
              "cards": {"seats": {"2": "Jd 8c"}, "dealer": "Qc 9d", "community": "7h 4h Kc 2h 9s"},
              "decisions": [
                {"seat": 2, "street": "pre-flop", "decision": "check"},
                {"seat": 2, "street": "flop", "decision": "check"},
                {"seat": 2, "street": "river", "decision": "fold"}
              ]
            }""";

    private PreviewExamples() {}
}
