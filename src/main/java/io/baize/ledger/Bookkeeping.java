package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.ledger.Account.Kind;
import io.baize.ledger.Entry.Posting;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Instrument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** From what happened to one balanced entry. Accounts and their signs are explained at {@link Account}. */
public final class Bookkeeping {

    private Bookkeeping() {}

    /**
     * What the house keeps of a bet comes into the tray. A stake that was a coupon brings no chips: until the coupon
     * itself is dropped it stands under promotion.
     */
    public static Entry settled(Effect.SettledRound round) {
        Set<String> coupons = coupons(round);
        Map<String, Money> accounts = new TreeMap<>();
        Money chips = Money.ZERO;
        for (SettlementDocument.BetResult bet : round.settlement().bets()) {
            Money kept = Money.usd(bet.stake() - bet.returned());
            Money vigorish = Money.usd(bet.vigorish());
            add(accounts, Account.win(bet.wager()), Money.usd(bet.won()).minus(kept));
            add(accounts, Account.of(Kind.VIGORISH), vigorish.negated());
            if (coupons.contains(bet.id())) {
                add(accounts, Account.of(Kind.PROMOTION), kept);
                chips = chips.minus(kept);
            }
            chips = chips.plus(Money.usd(bet.house()));
        }
        List<Posting> postings = new ArrayList<>();
        accounts.forEach((account, amount) -> postings.add(new Posting(Account.read(account), amount)));
        postings.add(new Posting(Account.TRAY, chips));
        return new Entry(Entry.Kind.SETTLEMENT, reference(round), null, null, postings);
    }

    public static Entry reversed(Effect.SettledRound round, String reason) {
        return settled(round).reversed(reason);
    }

    public static Entry moved(Effect.MoneyMoved moved) {
        String event = moved.event();
        Money amount = moved.what().amount();
        return switch (moved.what()) {
            case TableEvent.Dropped(Instrument instrument, Money _) ->
                move(Entry.Kind.DROP, event, box(instrument), Account.TRAY, amount);
            case TableEvent.CouponDropped(TableEvent.Coupon kind, Money _) ->
                switch (kind) {
                    case CHIPS -> move(Entry.Kind.DROP, event, box(Instrument.COUPON), Account.TRAY, amount);
                    case MATCH_PLAY, FREE_BET ->
                        move(Entry.Kind.DROP, event, box(Instrument.COUPON), Account.of(Kind.PROMOTION), amount);
                };
            case TableEvent.MarkerIssued issued ->
                move(Entry.Kind.MARKER, "marker/" + issued.marker(), box(Instrument.MARKER), Account.TRAY, amount);
            case TableEvent.MarkerRedeemed(String marker, TableEvent.Payment with, Money _) -> {
                Account paid = switch (with) {
                    case CHIPS -> Account.TRAY;
                    case CASH -> box(Instrument.CASH);
                };
                String reference = "marker/" + marker + "/redeemed";
                yield move(Entry.Kind.MARKER, reference, paid, box(Instrument.MARKER), amount);
            }
            case TableEvent.FillDelivered(String slip, Money _) ->
                move(Entry.Kind.FILL, "fill/" + slip, Account.TRAY, Account.of(Kind.FILLS), amount);
            case TableEvent.CreditDelivered(String slip, Money _) ->
                move(Entry.Kind.CREDIT, "credit/" + slip, Account.of(Kind.CREDITS), Account.TRAY, amount);
            case TableEvent.RakeTaken(String _, TableEvent.Into into, Money _) -> {
                Account to = switch (into) {
                    case TRAY -> Account.TRAY;
                    case BOX -> box(Instrument.OTHER);
                };
                yield move(Entry.Kind.RAKE, event, to, Account.of(Kind.RAKE), amount);
            }
            case TableEvent.VigorishOwed _ ->
                move(Entry.Kind.VIGORISH, event, Account.of(Kind.VIGORISH_OWED), Account.TRAY, amount);
            case TableEvent.VigorishCollected _ ->
                move(Entry.Kind.VIGORISH, event, Account.TRAY, Account.of(Kind.VIGORISH_OWED), amount);
            case TableEvent.TipTaken _ ->
                move(Entry.Kind.TIPS, event, Account.of(Kind.TIP_BOX), Account.of(Kind.TIPS_OWED), amount);
            case TableEvent.HandPaid paid ->
                move(Entry.Kind.HAND_PAY, "hand-pay/" + paid.slip(), Account.TRAY, Account.of(Kind.HAND_PAYS), amount);
        };
    }

    /** The count takes what it found out of the box. What then is left in it, or lacks, is the count's difference. */
    public static Entry counted(TableEvent.DropCounted drop) {
        List<Posting> postings = new ArrayList<>();
        drop.counted().forEach((instrument, amount) -> {
            postings.add(new Posting(Account.of(Kind.COUNT_ROOM, instrument), amount));
            postings.add(new Posting(box(instrument), amount.negated()));
        });
        return new Entry(Entry.Kind.COUNT, "box/" + drop.box() + "/" + drop.gamingDay(), null, null, postings);
    }

    private static Entry move(Entry.Kind kind, String reference, Account to, Account from, Money amount) {
        return new Entry(
                kind, reference, null, null, List.of(new Posting(to, amount), new Posting(from, amount.negated())));
    }

    private static Account box(Instrument instrument) {
        return Account.of(Kind.DROP_BOX, instrument);
    }

    private static void add(Map<String, Money> accounts, Account account, Money amount) {
        if (!amount.isZero()) {
            accounts.merge(account.toString(), amount, Money::plus);
        }
    }

    private static Set<String> coupons(Effect.SettledRound round) {
        return round.facts().bets().stream()
                .filter(bet -> "promotional".equals(bet.funds()))
                .map(RoundDocument.BetDocument::id)
                .collect(Collectors.toSet());
    }

    private static String reference(Effect.SettledRound round) {
        return "round/" + round.id() + "/" + round.revision();
    }
}
