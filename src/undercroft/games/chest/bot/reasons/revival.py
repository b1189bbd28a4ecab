"""With which face a die comes back from the graveyard."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.reasons.fewest import is_master, masters_of
from undercroft.games.chest.bot.reasons.lead import over_next
from undercroft.games.chest.cards import DUNGEON_FACES, FACES
from undercroft.games.chest.components import (
    CHAMPION,
    CHEST,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    MONSTER_TYPES,
    SCROLL,
    SCROLL_SERVES,
    SERVES,
    count,
    one,
)
from undercroft.games.chest.notation import REVIVE
from undercroft.games.chest.rules import Chest
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def revived(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """What the face does on this level that nobody else does; else what it is good for below."""
    face = findings[0].move - REVIVE
    told: Data = {"face": FACES[face], "die": FACES[face], **over_next(game, findings)}
    here = needed_here(game, face, told)
    if here is not None:
        return here
    is_tried = len(findings) > 1 and findings[1].tries > 0
    if is_tried and told["gain"] <= 0:
        return Message("chest-reason-either-face", {"face": FACES[face], "other": FACES[findings[1].move - REVIVE]})
    if face == CHAMPION:
        return Message("chest-reason-revive-champion", told)
    if face == SCROLL:
        serves = SCROLL_SERVES[game.side]
        return Message("chest-reason-revive-anybody" if serves else "chest-reason-revive-scroll", told)
    return None if has_any(game.forces(), face) else Message("chest-reason-revive-missing", told)


def needed_here(game: Chest, face: i64, told: Data) -> Message | None:
    """For the monsters, the dragon or the chests of this level."""
    forces, side = game.forces(), game.side
    for monster in range(MONSTER_TYPES):
        number = count(game.dungeon, monster)
        if number > 1 and is_master(side, face, monster) and not masters_of(side, forces, monster):
            return Message("chest-reason-revive-monsters", {**told, "monster": DUNGEON_FACES[monster], "count": number})
    types = game.spread(forces)
    if game.lair >= DRAGON_WAKES and types < DRAGON_NEEDS[side] and game.spread(forces + one(face)) > types:
        return Message("chest-reason-revive-dragon", {**told, "needed": DRAGON_NEEDS[side]})
    chests = count(game.dungeon, CHEST)
    if chests > 1 and is_master(side, face, CHEST) and not masters_of(side, forces, CHEST):
        return Message("chest-reason-revive-chests", {**told, "count": chests})
    return None


def has_any(forces: i64, face: i64) -> bool:
    """Is there anybody who serves as this?"""
    return any([served == face and count(forces, companion) for companion, served in enumerate(SERVES)])
