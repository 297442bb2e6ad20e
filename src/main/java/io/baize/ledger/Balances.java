package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.ledger.Account.Kind;
import io.baize.table.TableEvent.Instrument;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Sums of postings by account, over any stretch of time and any part of the floor: of one entry or of a year. */
public record Balances(SortedMap<String, Money> byAccount) {

    public static final Balances NOTHING = new Balances(new TreeMap<>());

    public Balances {
        byAccount = Collections.unmodifiableSortedMap(new TreeMap<>(byAccount));
    }

    public static Balances of(Entry entry) {
        SortedMap<String, Money> sums = new TreeMap<>();
        entry.postings().forEach(posting -> sums.merge(posting.account().toString(), posting.amount(), Money::plus));
        return new Balances(sums);
    }

    public static Balances of(List<Entry> entries) {
        return entries.stream().map(Balances::of).reduce(NOTHING, Balances::plus);
    }

    public Balances plus(Balances other) {
        SortedMap<String, Money> sums = new TreeMap<>(byAccount);
        other.byAccount.forEach((account, amount) -> sums.merge(account, amount, Money::plus));
        return new Balances(sums);
    }

    public Money of(Account account) {
        return byAccount.getOrDefault(account.toString(), Money.ZERO);
    }

    /** All accounts of a kind: the win of every wager, the box with every instrument. */
    public Money of(Kind kind) {
        return byAccount.entrySet().stream()
                .filter(one -> Account.read(one.getKey()).kind() == kind)
                .map(Map.Entry::getValue)
                .reduce(Money.ZERO, Money::plus);
    }

    /** Zero in books that are whole: no entry was half written. */
    public Money sum() {
        return Money.sum(byAccount.values());
    }

    public Money fills() {
        return of(Kind.FILLS).negated();
    }

    public Money credits() {
        return of(Kind.CREDITS);
    }

    /** What the cage paid for the tray. */
    public Money handPays() {
        return of(Kind.HAND_PAYS).negated();
    }

    /** Recorded at the table. The count moves it out of the box and leaves it recorded. */
    public Money estimatedDrop(Instrument instrument) {
        return of(Account.of(Kind.DROP_BOX, instrument))
                .plus(of(Account.of(Kind.COUNT_ROOM, instrument)))
                .plus(of(Account.of(Kind.DROP_ADJUSTMENT, instrument)));
    }

    public Money estimatedDrop() {
        return of(Kind.DROP_BOX).plus(of(Kind.COUNT_ROOM)).plus(of(Kind.DROP_ADJUSTMENT));
    }

    public Money countedDrop(Instrument instrument) {
        return of(Account.of(Kind.COUNT_ROOM, instrument));
    }

    public Money countedDrop() {
        return of(Kind.COUNT_ROOM);
    }

    /** Σ (stake − returned − won) + vigorish + rake, known at once. */
    public Money betWin() {
        return of(Kind.WIN).plus(of(Kind.VIGORISH)).plus(of(Kind.RAKE)).negated();
    }

    /** What moved chips into the tray, or out of it: everything but the words of a count. */
    public Money trayFlow() {
        return of(Kind.TRAY).plus(of(Kind.OVER_SHORT)).plus(of(Kind.BANKROLL));
    }
}
