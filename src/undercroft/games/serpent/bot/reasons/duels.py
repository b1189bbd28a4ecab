"""Rivals as a reason: who is in front, and how an attack of one hero on another stands."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.odds import odds, percent
from undercroft.games.serpent.box.book import QUESTS
from undercroft.games.serpent.box.words import ATTACK, COUNTER
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def is_leading(table: Table, seat: int) -> bool:
    """Has this hero done more quests than any other? Of both sets combined points decide, not quests."""
    if table.variants.combined:
        return False
    quests = table.heroes[seat].quests
    return all([hero.quests < quests for other, hero in enumerate(table.heroes) if other != seat and not hero.is_out])


def hero_lead(table: Table, seat: int, rival: int, form: int) -> int:
    """By how much the attack of a hero leads over another's counter."""
    attack = table.value(seat, form) + table.roll_bonus(seat, ATTACK, form, 0, 0)
    return attack - table.value(rival, form) - table.roll_bonus(rival, COUNTER, form, 0, 0)


def duel(table: Table, seat: int, move: int, other: int) -> Message | None:
    """An attack on another hero: the chance to hit it, and what it carries; or why to leave it be."""
    is_restraint = verb_of(move) == verbs.PASS
    blow = other if is_restraint else move
    if verb_of(blow) != verbs.ATTACK:
        return None
    whom = first_of(blow)
    wins, losses = odds(hero_lead(table, seat, whom, second_of(blow)))
    args: Data = {"whom": whom, "chance": percent(wins)}
    if is_restraint:
        told = Message("serpent-reason-no-duel", {**args, "countered": percent(losses)})
        return told if percent(losses) >= percent(wins) else None
    for quest in table.quests:
        if quest.seat == whom and quest.is_carried:
            return Message("serpent-reason-duel-spoils", {**args, "quest": QUESTS[quest.kind].id})
    return Message("serpent-reason-duel", {**args, "health": table.heroes[whom].health})
