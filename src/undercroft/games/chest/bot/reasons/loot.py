"""Chests and potions: who opens, who drinks, who comes back; and when to leave it all and go on."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import Outlook
from undercroft.games.chest.bot.reasons.fight import is_passing, spared
from undercroft.games.chest.bot.reasons.lead import over_next
from undercroft.games.chest.bot.steps import best_loot
from undercroft.games.chest.bot.tactics import best_face, move_of
from undercroft.games.chest.cards import FACES, TOKENS
from undercroft.games.chest.components import (
    CHEST,
    COMPANION_NAMES,
    DRAGON_WAKES,
    LEVELS,
    PARTY_FACES,
    POTION,
    TARGETS,
    TOKEN_KINDS,
    count,
    size,
)
from undercroft.games.chest.notation import PROCEED, READ_SCROLL, READ_TOKEN, REST, USE_TOKEN
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import LOOT_PHASE, MONSTER_PHASE, REGROUP
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def opened(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Why a chest is worth a companion."""
    move = findings[0].move
    companion, number = move // 8 // TARGETS, move % 8
    told: Data = {"companion": COMPANION_NAMES[companion], **over_next(game, findings)}
    if is_passing(companion):
        return Message("chest-reason-passing", told)
    if number > 1:
        return Message("chest-reason-open-all", {**told, "count": number})
    if rests_anyway(game):
        return Message("chest-reason-open-last", told)
    if count(game.dungeon, POTION) and companion < PARTY_FACES and size(game.forces()) > 1:
        return Message("chest-reason-open-first", told)
    spare = spared(game, companion, over_next(game, findings))
    if spare is not None:
        return spare
    if game.monsters:
        return None
    outlook = Outlook(game)
    value, best = best_loot(outlook, game)
    gain = round(value - outlook.dragon(game.forces(), game.lair, outlook.ready), 1)
    return None if best != move or gain <= 0 else Message("chest-reason-open", {"in": "points", "gain": gain})


def rests_anyway(game: Chest) -> bool:
    """Would one rest after this level even with all companions that are there?"""
    if game.lair >= DRAGON_WAKES or game.monsters:
        return False
    if game.level == LEVELS:
        return True
    twin = game.copy()
    twin.dungeon = 0
    twin.phase = REGROUP
    return move_of(twin, Seeded(0)) == REST


def drunk(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Who comes back for the one who drinks."""
    move = findings[0].move
    companion, number = move // 8 // TARGETS, move % 8
    lead = over_next(game, findings)
    if number > 1:
        id = "chest-reason-drink-many" if companion < PARTY_FACES else "chest-reason-drink-free"
        return Message(id, {"count": number, **lead})
    twin = game.copy()
    twin.carry_out(move, Seeded(0))
    face = best_face(twin)
    if companion >= PARTY_FACES:
        if is_passing(companion):
            return Message("chest-reason-drink-passing", {"face": FACES[face], **lead})
        return Message("chest-reason-drink-free", {"count": number, **lead})
    if face == companion:
        return None
    return Message("chest-reason-drink", {"other": FACES[companion], "face": FACES[face], **lead})


# -- on to the next phase ----------------------------------------------------------------------------


def onward(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """No monsters are left; or loot is, that is not worth its price."""
    lead = over_next(game, findings)
    if game.phase == LOOT_PHASE:
        has_choice = count(game.dungeon, CHEST) or count(game.dungeon, POTION)
        if not has_choice or not game.forces() or best_loot(Outlook(game), game)[1] != PROCEED:
            return None
        return Message("chest-reason-leave-loot", lead)
    if game.phase != MONSTER_PHASE or game.monsters:
        return None
    coming = "loot" if game.dungeon else "dragon" if game.lair >= DRAGON_WAKES else "clear"
    if len(findings) < 2 or not findings[1].tries:
        return Message("chest-reason-onward", {"next": coming, "kept": "nothing", **lead})
    if lead["gain"] <= 0:
        return None
    return Message("chest-reason-onward", {"next": coming, "kept": kept(findings[1].move), **lead})


def kept(move: i64) -> str:
    """What the move that is not made would have used."""
    if move in (READ_SCROLL, READ_TOKEN):
        return "scroll"
    if USE_TOKEN <= move < USE_TOKEN + TOKEN_KINDS:
        return TOKENS[move - USE_TOKEN]
    return "other"
