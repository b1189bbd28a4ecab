"""Responses as a reason: what the blows that are coming can do, and what a card changes about them."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.fighters import named_fighters
from undercroft.games.serpent.bot.odds import percent
from undercroft.games.serpent.bot.reasons.chances import any_hit, attacks_on, blow_odds, most_wounds
from undercroft.games.serpent.bot.reasons.restraint import price_of_move
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import EFFECTS, F_BEST, O_CANCEL, O_DISCARD, O_FORM, O_MINION, PROGRAMS, Op
from undercroft.games.serpent.cards.deeds import best_form
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.battle import Fight
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def response(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Why to respond to an attack, or not to."""
    fights = attacks_on(table, seat)
    if not fights:
        return None
    verb = verb_of(move)
    if verb == verbs.PASS:
        return endured(table, seat, fights, other)
    if verb == verbs.PLAY_AT:
        return Message("serpent-reason-slip-away", danger(table, seat, fights))
    if verb not in (verbs.PLAY_AGAINST, verbs.USE_AGAINST):
        return None
    fight = table.battles[-1].fights[second_of(move)]
    args: Data = {"attacker": named_fighters(table, fight)["attacker"], "who": named_fighters(table, fight)["who"]}
    op = answer_of(move)
    if op.verb == O_MINION:
        return Message("serpent-reason-minion", args)
    if op.verb in (O_CANCEL, O_DISCARD):
        return Message("serpent-reason-ward", {**args, **danger(table, seat, [fight])})
    return riposte(table, seat, fight, op, args) if op.verb == O_FORM else None


def answer_of(move: int) -> Op:
    """What a response does first."""
    effect = CARDS[first_of(move)].effects[0] if verb_of(move) == verbs.PLAY_AGAINST else EFFECTS[first_of(move)]
    return PROGRAMS[effect.do][0]


def danger(table: Table, seat: int, fights: list[Fight]) -> Data:
    """The chance that any of them hits, the wounds they can deal at most, and the health there is."""
    return {
        "chance": percent(any_hit(table, fights)),
        "wounds": sum([most_wounds(table, fight) for fight in fights]),
        "health": table.heroes[seat].health,
    }


def endured(table: Table, seat: int, fights: list[Fight], other: int) -> Message | None:
    """The blow can be borne, and what stopping it would cost."""
    args = danger(table, seat, fights)
    if args["wounds"] >= args["health"]:
        return None
    price = price_of_move(table, seat, other)
    if not price:
        return Message("serpent-reason-endure", args)
    return Message("serpent-reason-endure-for", {**args, "price": price})


def riposte(table: Table, seat: int, fight: Fight, op: Op, args: Data) -> Message | None:
    """A counter with another value."""
    changed = fight.copy()
    changed.answer = best_form(table, seat) if op.flags & F_BEST else op.form
    before, after = blow_odds(table, fight)[1], blow_odds(table, changed)[1]
    args.update({"before": percent(before), "after": percent(after)})
    return Message("serpent-reason-riposte", args) if percent(after) > percent(before) else None
