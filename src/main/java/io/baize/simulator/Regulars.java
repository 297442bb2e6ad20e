package io.baize.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** The people of one table, who come, stay a while and go. */
final class Regulars {

    private static final List<String> NAMES = List.of(
            "amara", "bruno", "carmen", "dmitri", "elena", "felix", "grace", "hassan", "ines", "jonas", "keiko", "luis",
            "maya", "nadia", "oscar", "priya", "quinn", "rosa", "samuel", "tomas", "uma", "victor", "wanda", "yusuf");
    private static final int ONE_IN_SITS_DOWN = 6;
    private static final int SHORTEST_STAY = 15;
    private static final int LONGEST_STAY = 60;

    private record Guest(Player player, int roundsLeft) {}

    private final String table;
    private final int seats;
    private final RandomGenerator random;
    private final Map<Integer, Guest> guests = new TreeMap<>();

    Regulars(String table, int seats, RandomGenerator random) {
        this.table = table;
        this.seats = seats;
        this.random = random;
    }

    /** Before a round: some leave, some sit down. The answer is who sat down, and so buys in. A table never empties. */
    List<Player> comeAndGo() {
        guests.replaceAll((seat, guest) -> new Guest(guest.player(), guest.roundsLeft() - 1));
        guests.values().removeIf(guest -> guest.roundsLeft() <= 0);
        List<Player> arrived = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            boolean nobodyYet = guests.isEmpty() && seat == seats;
            if (!guests.containsKey(seat) && (nobodyYet || random.nextInt(ONE_IN_SITS_DOWN) == 0)) {
                Player player = absentRegular();
                guests.put(seat, new Guest(player, random.nextInt(SHORTEST_STAY, LONGEST_STAY)));
                arrived.add(player);
            }
        }
        return arrived;
    }

    Map<Integer, Player> seated() {
        Map<Integer, Player> seated = new TreeMap<>();
        guests.forEach((seat, guest) -> seated.put(seat, guest.player()));
        return seated;
    }

    /** The table's own regulars, each at one seat at a time: a player may not bet at two positions (NY (c)(6)). */
    private Player absentRegular() {
        int start = random.nextInt(NAMES.size());
        for (int step = 0; step < NAMES.size(); step++) {
            int number = (start + step) % NAMES.size();
            String id = table + "-" + NAMES.get(number);
            if (guests.values().stream().noneMatch(guest -> guest.player().id().equals(id))) {
                return new Player(id, 1 + number % 4, number % 3 != 0, number % 2 == 0, number % 5 < 2);
            }
        }
        throw new IllegalStateException("a table has fewer seats than regulars");
    }
}
