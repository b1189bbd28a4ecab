"""Why a move is the best, in words of the game. Every number is one that was found or counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import NO_WAY, Outlook
from undercroft.games.chest.bot.steps import best_fight, best_slayer
from undercroft.games.chest.bot.tactics import move_of
from undercroft.games.chest.components import CHEST, COMPANION_NAMES, MONSTER_TYPES, TARGETS
from undercroft.games.chest.notation import DESCEND, FLEE, PROCEED, READ_SCROLL, READ_TOKEN, REST, USES
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import NO_TASK, REGROUP
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data

TRIES: Final = 200  # of the next level, to tell the chance to come through it


def reason(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Why the first finding is the best; None if there is nothing to say."""
    if not findings or game.task != NO_TASK:
        return None
    move = findings[0].move
    if game.phase == REGROUP:
        return go_or_stay(game, findings)
    if move == FLEE:
        return no_way(game)
    if move in (READ_SCROLL, READ_TOKEN):
        return rather_read(game, findings)
    if move < USES and move // 8 % TARGETS == CHEST:
        gain = lead(game, findings, PROCEED)
        return None if gain <= 0 else Message("chest-reason-open", {**measure(game), "gain": gain})
    if move < USES and move // 8 % TARGETS < MONSTER_TYPES:
        return missed_least(game, findings)
    return None


def go_or_stay(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """One more level or not: the chance to come through it, and what that is worth."""
    move = findings[0].move
    gain = lead(game, findings, DESCEND if move == REST else REST)
    if move not in (REST, DESCEND) or gain <= 0:
        return None
    told = {**measure(game), "gain": gain, "level": int(game.level) + 1, "chance": round(100 * survival(game))}
    return Message("chest-reason-descend" if move == DESCEND else "chest-reason-rest", told)


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


def no_way(game: Chest) -> Message | None:
    """Flight, where no way through can be found at all."""
    outlook = Outlook(game)
    if game.monsters:
        if best_fight(outlook, game)[0] > NO_WAY:
            return None
        return Message("chest-reason-flee-monsters", {})
    return Message("chest-reason-flee-dragon", {}) if best_slayer(outlook, game)[0] <= NO_WAY else None


def missed_least(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Who is sent, rather than the next best one."""
    own = findings[0].move // 8 // TARGETS
    for found in findings[1:]:
        other = found.move // 8 // TARGETS
        if found.tries and found.move < USES and other != own:
            gain = difference(game, findings[0], found)
            told: Data = {"companion": COMPANION_NAMES[own], "other": COMPANION_NAMES[other], "gain": gain}
            return None if gain <= 0 else Message("chest-reason-companion", {**measure(game), **told})
    return None


def rather_read(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """A scroll, rather than the best of what needs none."""
    for found in findings[1:]:
        if found.tries and found.move not in (READ_SCROLL, READ_TOKEN):
            gain = difference(game, findings[0], found)
            return None if gain <= 0 else Message("chest-reason-scroll", {**measure(game), "gain": gain})
    return None


def lead(game: Chest, findings: Sequence[Finding], move: i64) -> float:
    """How much better the best move is than this one; 0 if that was not tried."""
    for found in findings:
        if found.move == move and found.tries:
            return difference(game, findings[0], found)
    return 0.0


def difference(game: Chest, best: Finding, other: Finding) -> float:
    """In points alone, else in hundredths of the victory; as it is told."""
    gap = best.worth - other.worth
    return round(gap, 1) if game.seats == 1 else float(round(100 * gap))


def measure(game: Chest) -> Data:
    return {"in": "points" if game.seats == 1 else "victory"}
