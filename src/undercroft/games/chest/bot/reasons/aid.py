"""Help that needs no companion: tokens, and the hero's ultimate."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.reasons.casting import cast_again
from undercroft.games.chest.bot.reasons.fewest import UNTOLD, fewest
from undercroft.games.chest.bot.reasons.fight import is_dragon_deadly, is_lost
from undercroft.games.chest.bot.reasons.lead import over_next
from undercroft.games.chest.bot.tactics import best_face
from undercroft.games.chest.cards import DUNGEON_FACES, FACES
from undercroft.games.chest.components import (
    BAIT,
    CHARM,
    COMPANION,
    CRY,
    DRAGON_WAKES,
    ELIXIR,
    FIRST_TEMPORARY,
    FURY,
    INTERVENTION,
    MADE_OF,
    PORTAL,
    POWER,
    REROLL,
    RING,
    STRIKE,
    SUMMON,
    SUMMONS,
    ULTIMATE,
    one,
    size,
)
from undercroft.games.chest.notation import CHARM_ONE, STRIKE_AT, SUMMON_MANY, USE_TOKEN
from undercroft.games.chest.offers import baited
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import DRAGON_PHASE
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def token(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Why a token is used now, and not kept for its point."""
    used = findings[0].move - USE_TOKEN
    lead = over_next(game, findings)
    if used == RING:
        return Message("chest-reason-lair", {"by": "ring", **lair_of(game), **lead})
    if used == ELIXIR:
        twin = game.copy()
        twin.carry_out(findings[0].move, Seeded(0))
        return Message("chest-reason-elixir", {"face": FACES[best_face(twin)], **lead})
    if used == BAIT:
        return roused("chest-reason-bait", game, size(baited(game)), lead)
    if used == PORTAL and (game.monsters or game.phase == DRAGON_PHASE) and is_lost(game):
        return Message("chest-reason-portal", {"count": int(game.level), **lead})
    return None


def dragon_of(game: Chest) -> str:
    """How the dragon of the lair stands to the party."""
    if game.lair < DRAGON_WAKES:
        return "asleep"
    return "deadly" if is_dragon_deadly(game) else "beatable"


def lair_of(game: Chest) -> Data:
    return {"dragon": dragon_of(game), "count": int(game.lair), "wakes": int(DRAGON_WAKES)}


def roused(id: str, game: Chest, number: i64, lead: Data) -> Message | None:
    """So many dice become dragons. Where they wake one that cannot be beaten, that is no reason."""
    twin = game.copy()
    twin.lair += number
    dragon = dragon_of(twin)
    return None if dragon == "deadly" else Message(id, {"count": int(number), "dragon": dragon, **lead})


# -- the ultimate ------------------------------------------------------------------------------------


def ultimate(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """What it does here."""
    kind = ULTIMATE[game.side]
    lead = over_next(game, findings)
    monsters = size(game.monsters)
    if kind == REROLL:
        return cast_again(game, findings)
    if kind == COMPANION:
        return Message("chest-reason-hero", lead)
    if kind == FURY:
        return Message("chest-reason-fury", lead)
    if kind == INTERVENTION:
        return Message("chest-reason-intervention", lead)
    if kind == STRIKE:
        return Message("chest-reason-strikes", {"count": int(min(monsters, POWER[game.side])), **lead})
    if kind == CHARM:
        return Message("chest-reason-charms", lead)
    if kind == CRY:
        return roused("chest-reason-cry", game, monsters, lead)
    if kind == SUMMON:
        made_of = MADE_OF[SUMMONS[game.side] - FIRST_TEMPORARY]
        number = int(findings[0].move - SUMMON_MANY + 1)
        return Message("chest-reason-summon", {"monster": DUNGEON_FACES[made_of], "count": number, **lead})
    return Message("chest-reason-lair", {"by": "ballad", **lair_of(game), **lead})


def aimed(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Which monster is struck or charmed: how few companions are enough for the rest."""
    move = findings[0].move
    if not STRIKE_AT <= move < USE_TOKEN:
        return None
    monster = move - STRIKE_AT if move < CHARM_ONE else move - CHARM_ONE
    number = fewest(game.side, game.forces(), game.dungeon - one(monster))
    if number == UNTOLD:
        return None
    told: Data = {"monster": DUNGEON_FACES[monster], "count": int(number)}
    return Message("chest-reason-aim", {**told, **over_next(game, findings)})
