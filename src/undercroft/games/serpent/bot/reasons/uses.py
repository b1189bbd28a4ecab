"""Abilities as a reason: what heroes, locations, cards and artefacts do when they are used."""

from __future__ import annotations

from undercroft.games.serpent.bot.odds import chance_of, odds, percent, price_of_try
from undercroft.games.serpent.bot.reasons.cards import healed
from undercroft.games.serpent.bot.reasons.duels import hero_lead, is_leading
from undercroft.games.serpent.bot.reasons.journeys import found_location
from undercroft.games.serpent.bot.reasons.quests import saving, wanted
from undercroft.games.serpent.box.book import BLOCKED
from undercroft.games.serpent.box.words import (
    BLOCKED_EXIT,
    EFFECTS,
    F_HAND,
    MAGIC,
    O_DISCARD,
    O_DRAW,
    O_EXIT,
    O_EXPLORE,
    O_GLORY,
    O_HEAL,
    O_PERIL,
    O_RETURN,
    O_TOKEN,
    O_WOUND,
    PROGRAMS,
    T_HERO_NEXT,
    THREAT,
    TRAP_EXIT,
    Effect,
)
from undercroft.games.serpent.notation import USE_ON, first_of, second_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.exits import exit_kind
from undercroft.games.serpent.ways.leaving import exit_test
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def use(table: Table, seat: int, move: int) -> Message | None:
    """Why to use an ability in the heroic phase."""
    effect = EFFECTS[first_of(move)]
    target = second_of(move) if verb_of(move) == USE_ON else seat
    if effect.target == T_HERO_NEXT:
        hit = percent(odds(hero_lead(table, seat, target, MAGIC))[0])
        return Message("serpent-reason-duel", {"whom": target, "chance": hit, "health": table.heroes[target].health})
    ops = PROGRAMS[effect.do]
    op = ops[0]
    hero = table.heroes[seat]
    if op.verb == O_HEAL:
        return healed(table, seat, op.n, effect.pay) if target == seat else None
    if op.verb == O_EXPLORE:
        return found_location(table, seat)
    if op.verb == O_PERIL and target != seat:
        return passed_on(table, target, hero.peril)
    if op.verb == O_WOUND and len(ops) > 1 and ops[1].verb == O_GLORY:
        return blood_price(table, seat, op.n, ops[1].n)
    if op.verb == O_TOKEN:
        return Message("serpent-reason-token", {"tokens": table.tokens, "price": effect.pay})
    if op.verb == O_DRAW and len(ops) > 1 and ops[1].verb == O_DISCARD and ops[1].flags & F_HAND:
        return exchange(table, seat, effect)
    if op.verb == O_RETURN:
        return Message("serpent-reason-recover", {"most": op.n, "price": effect.pay})
    return opened(table, seat, second_of(move), effect) if op.verb == O_EXIT else None


def passed_on(table: Table, whom: int, peril: int) -> Message:
    """Peril is handed to a rival: the one in front, if there is one."""
    args: Data = {"whom": whom, "peril": peril}
    if is_leading(table, whom):
        return Message("serpent-reason-hand-leader", {**args, "quests": table.heroes[whom].quests})
    return Message("serpent-reason-hand", args)


def blood_price(table: Table, seat: int, wounds: int, glory: int) -> Message:
    """Glory for blood: what for, and what health is left."""
    args: Data = {"glory": glory, "health": table.heroes[seat].health - wounds}
    quest = wanted(table, seat)
    if quest is not None and price_of_try(table, seat, quest) > table.heroes[seat].glory:
        return Message("serpent-reason-blood-for", {**args, **saving(table, seat, quest)})
    return Message("serpent-reason-blood", args)


def exchange(table: Table, seat: int, effect: Effect) -> Message:
    """A card for another one, and whether that leaves enough for a quest."""
    args: Data = {"price": effect.pay}
    quest = wanted(table, seat)
    left = table.heroes[seat].glory - effect.pay
    if quest is not None and price_of_try(table, seat, quest) <= left:
        return Message("serpent-reason-exchange-affordable", {**args, **saving(table, seat, quest), "have": left})
    return Message("serpent-reason-exchange", args)


def opened(table: Table, seat: int, side: int, effect: Effect) -> Message | None:
    """The test of an exit that need not be made."""
    place = table.heroes[seat].place
    stat, number = exit_test(table, place, side)
    if stat < 0:
        return None
    source = BLOCKED_EXIT if exit_kind(table, place, side) == BLOCKED else TRAP_EXIT
    have = table.value(seat, stat) + table.roll_bonus(seat, THREAT, stat, source, 0)
    chance = percent(1.0 - chance_of(number - have))
    return Message("serpent-reason-open", {"chance": chance, "price": effect.pay}) if chance else None
