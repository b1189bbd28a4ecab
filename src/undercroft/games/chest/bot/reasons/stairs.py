"""One more level or not: the chance to come through it, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.chest.bot.reasons.lead import difference, measured
from undercroft.games.chest.bot.tactics import move_of
from undercroft.games.chest.notation import DESCEND, REST
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import REGROUP
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data

TRIES: Final = 200  # of the next level, to tell the chance to come through it


def go_or_stay(game: Chest, findings: Sequence[Finding]) -> Message | None:
    move = findings[0].move
    for found in findings[1:]:
        if found.tries and found.move == (DESCEND if move == REST else REST):
            gain = difference(game, findings[0], found)
            told: Data = {"level": int(game.level) + 1, "chance": round(100 * survival(game)), **measured(game, gain)}
            if gain <= 0:
                return Message("chest-reason-even", {"level": told["level"], "chance": told["chance"]})
            return Message("chest-reason-descend" if move == DESCEND else "chest-reason-rest", told)
    return None


def survival(game: Chest) -> float:
    """The part of some tries in which the next level is left with its points: cleared, or by a portal."""
    came_through = 0
    chance = Seeded(1)
    seat = game.adventurer
    for _ in range(TRIES):
        twin = game.copy()
        twin.play(seat, DESCEND, chance)
        while twin.done == game.done and twin.phase != REGROUP:
            twin.play(seat, move_of(twin, chance), chance)
        if twin.done == game.done or twin.xp[seat] - game.xp[seat] > game.level:
            came_through += 1
    return came_through / TRIES
