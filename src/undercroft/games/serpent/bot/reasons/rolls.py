"""Dice as a reason: what another throw can bring, and how much a card spoils a rival's."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.exchange import AttackRolled, CounterRolled
from undercroft.games.serpent.bot.odds import chance_of, percent
from undercroft.games.serpent.bot.reasons.quests import EVEN, TWO_DICE, two_dice
from undercroft.games.serpent.box.book import CARDS, DIE_FACES
from undercroft.games.serpent.box.words import M_REROLL
from undercroft.games.serpent.cards.dice import CARD_SOURCE, Reroll, Slick, dice_of, penalty_of
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def throw_chance(need: int, dice: int) -> float:
    """The chance that so many dice show at least so much; one or two of them."""
    return two_dice(need) if dice == TWO_DICE else chance_of(need)


def rolled_again(table: Table, question: Reroll, move: int) -> Message | None:
    """Another throw: of an attack it may be better or worse, after a tie too; else it can only help."""
    is_kept = verb_of(move) == verbs.KEEP
    price = cheapest(table, question.seat)
    rolled = table.rolled_for()
    die = table.die
    if isinstance(rolled, AttackRolled):
        better, worse = (DIE_FACES - die) / DIE_FACES, (die - 1) / DIE_FACES
        id = "serpent-reason-keep-attack" if is_kept else "serpent-reason-reroll-attack"
        return gamble(id, {"die": die, "chance": percent(better), "worse": percent(worse)}, is_kept, price)
    if question.dice > TWO_DICE:
        return None
    need = rolled.need(table, table.penalty)
    if not isinstance(rolled, CounterRolled):
        args: Data = {"die": die, "chance": percent(throw_chance(need, question.dice))}
        return kept("serpent-reason-keep", args, price) if is_kept else Message("serpent-reason-reroll", args)
    args = {"die": die, "chance": percent(chance_of(need)), "worse": percent(1.0 - chance_of(need - 1))}
    if die == need - 1:
        id = "serpent-reason-keep-tie" if is_kept else "serpent-reason-reroll-tie"
        return gamble(id, args, is_kept, price)
    return (
        kept("serpent-reason-keep-counter", args, price) if is_kept else Message("serpent-reason-reroll-counter", args)
    )


def gamble(id: str, args: Data, is_kept: bool, price: int) -> Message | None:
    """A throw that can also make it worse: told if the odds speak for the move."""
    if is_kept and args["chance"] > args["worse"]:
        return kept(id, args, price) if args["chance"] >= EVEN else None
    return Message(id, args) if is_kept or args["chance"] >= args["worse"] else None


def kept(id: str, args: Data, price: int) -> Message | None:
    """A throw that would rather help is let be for its price, or for no reason that could be told."""
    if args["chance"] < EVEN:
        return Message(id, args)
    return Message("serpent-reason-throw-price", {"price": price, "chance": args["chance"]}) if price else None


def cheapest(table: Table, seat: int) -> int:
    """The glory that another throw costs at least."""
    prices: list[int] = []
    for move in table.moves(seat):
        if verb_of(move) == verbs.REROLL:
            source = first_of(move)
            mods = table.heroes[seat].face.mods
            if source >= CARD_SOURCE:
                piece = table.piece(source - CARD_SOURCE)
                mods = CARDS[piece.kind].mods if piece is not None else []
                prices += [mod.pay for mod in mods if mod.verb == M_REROLL]
            else:
                prices.append(mods[source].pay)
    return min(prices, default=0)


def spoilt(table: Table, question: Slick, move: int) -> Message | None:
    """A rival's chance before and after a card is played against its roll."""
    if verb_of(move) == verbs.PASS:
        kinds = [second_of(other) for other in table.moves(question.seat) if verb_of(other) == verbs.CURSE]
        kind = kinds[0] if kinds else -1
    else:
        kind = second_of(move)
    dice = dice_of(table)
    if kind < 0 or dice > TWO_DICE:
        return None
    rolled = table.rolled_for()
    before = percent(throw_chance(rolled.need(table, table.penalty), dice))
    after = percent(throw_chance(rolled.need(table, table.penalty + penalty_of(kind)), dice))
    args: Data = {"card": CARDS[kind].id, "whom": question.roller, "before": before, "after": after}
    return Message("serpent-reason-let-roll" if verb_of(move) == verbs.PASS else "serpent-reason-spoil", args)
