"""Dice that are cast again: what a scroll is read for, and which dice are worth it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import DICE_ONLY, Outlook
from undercroft.games.chest.bot.reasons.fewest import UNTOLD, fewest, fighters
from undercroft.games.chest.bot.reasons.fight import is_dragon_deadly, is_lost
from undercroft.games.chest.bot.reasons.lead import over_next
from undercroft.games.chest.bot.reroll import best_choice, gain, weak_companions
from undercroft.games.chest.cards import DUNGEON_FACES, FACES
from undercroft.games.chest.components import (
    DRAGON,
    DRAGON_NEEDS,
    FIRST_TOKEN,
    PARTY_FACES,
    SCROLL,
    SCROLL_TOKEN,
    count,
    one,
    unpack,
)
from undercroft.games.chest.deeds import party_faces
from undercroft.games.chest.notation import DICE, KEEP, READ_SCROLL, READ_TOKEN, REROLL_DIE, ROLL
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import FORMATION
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def cast_again(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """A scroll or an order: what the level would cost as it lies, and which dice should be cast again."""
    move = findings[0].move
    outlook = Outlook(game)
    forces = game.forces()
    if move == READ_SCROLL:
        forces -= one(SCROLL)
    elif move == READ_TOKEN:
        forces -= one(FIRST_TOKEN + SCROLL_TOKEN)
    else:
        outlook.ready = False
    plan, _ = best_choice(outlook, game, forces)
    if plan < 0:
        return None
    told: Data = {**named(plan), **over_next(game, findings)}
    if is_dragon_deadly(game):
        return Message("chest-reason-cast-dragon", {**told, "needed": DRAGON_NEEDS[game.side]})
    if not game.monsters:
        return None
    if is_lost(game):
        return Message("chest-reason-cast-lost", told)
    number = fewest(game.side, game.forces(), game.dungeon)
    if number == UNTOLD:
        return Message("chest-reason-cast", told)
    there = fighters(game.side, game.forces())
    return Message("chest-reason-cast-costly", {**told, "count": int(number), "of": int(there)})


def picked(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Which dice are to be picked in all, if the best move goes with that."""
    move = findings[0].move
    if game.phase == FORMATION:
        return formed(game, findings)
    plan, _ = best_choice(Outlook(game), game, game.forces())
    if plan < 0:
        return None
    if move == ROLL:
        return Message("chest-reason-cast-now", over_next(game, findings)) if plan == game.picked else None
    is_planned = REROLL_DIE <= move < REROLL_DIE + DICE and count(plan, move - REROLL_DIE) > count(
        game.picked, move - REROLL_DIE
    )
    return Message("chest-reason-cast", {**named(plan), **over_next(game, findings)}) if is_planned else None


def formed(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """A mercenary's party: does another cast make a die better on average?"""
    move = findings[0].move
    outlook = Outlook(game)
    lead = over_next(game, findings)
    if REROLL_DIE <= move < REROLL_DIE + PARTY_FACES:
        face = move - REROLL_DIE
        if gain(outlook, game.forces(), game.lair, face) <= 0:
            return None
        return Message("chest-reason-form-cast", {"companion": FACES[face], **lead})
    if weak_companions(outlook, game.forces() - game.picked, game.lair):
        return None
    return Message("chest-reason-form-keep" if move == KEEP else "chest-reason-cast-now", lead)


def named(plan: i64) -> Data:
    """The dice by name, for a list of them; dragons are never cast again."""
    told: Data = {**party_faces(plan & DICE_ONLY), "dragon": 0}
    for name, number in zip(DUNGEON_FACES, unpack(plan >> 4 * PARTY_FACES, DRAGON), strict=False):
        told[name] = number
    return told
