"""Who is sent against monsters, and why there is no way through them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import NO_WAY, Outlook
from undercroft.games.chest.bot.reasons.fewest import UNTOLD, fewest, masters_of
from undercroft.games.chest.bot.reasons.lead import difference, measured, over_next
from undercroft.games.chest.bot.steps import best_fight
from undercroft.games.chest.cards import DUNGEON_FACES
from undercroft.games.chest.components import (
    CHAMPION,
    COMPANION_NAMES,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    FIRST_TEMPORARY,
    HERO,
    POTION,
    SCROLL,
    SERVES,
    TARGETS,
    count,
    one,
)
from undercroft.games.chest.deeds import party_faces
from undercroft.games.chest.notation import USES
from undercroft.games.chest.rules import Chest
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def fight(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Who does what nobody else can; else who is missed least; else how few are enough."""
    move = findings[0].move
    companion, monster, number = move // 8 // TARGETS, move // 8 % TARGETS, move % 8
    rival = instead_of(findings)
    if is_passing(companion) and not (rival is not None and is_passing(companion_of(rival))):
        return Message("chest-reason-passing", {"companion": COMPANION_NAMES[companion], **over_next(game, findings)})
    if 1 < number == count(game.dungeon, monster) and masters_of(game.side, game.forces(), monster) == [companion]:
        told: Data = {"companion": COMPANION_NAMES[companion], "monster": DUNGEON_FACES[monster], "count": number}
        return Message("chest-reason-only", {**told, **over_next(game, findings)})
    if rival is not None:
        return rather_than(game, findings[0], rival)
    return spared(game, companion, over_next(game, findings)) or few_enough(game, findings)


def companion_of(found: Finding) -> i64:
    return found.move // 8 // TARGETS


def is_passing(companion: i64) -> bool:
    """Does it leave at regroup, used or not?"""
    return FIRST_TEMPORARY <= companion < HERO


def instead_of(findings: Sequence[Finding]) -> Finding | None:
    """The best move that sends another companion against the same monsters."""
    own = findings[0].move
    for found in findings[1:]:
        is_same = found.move < USES and found.move // 8 % TARGETS == own // 8 % TARGETS
        if found.tries and is_same and companion_of(found) != companion_of(findings[0]):
            return found
    return None


def rather_than(game: Chest, best: Finding, rival: Finding) -> Message | None:
    """Who is sent, rather than another one."""
    own, other = companion_of(best), companion_of(rival)
    gain = difference(game, best, rival)
    told: Data = {"companion": COMPANION_NAMES[own], "other": COMPANION_NAMES[other], **measured(game, gain)}
    if gain <= 0:
        return Message("chest-reason-either", {"other": told["other"]})
    if SERVES[other] == CHAMPION and SERVES[own] != CHAMPION:
        return Message("chest-reason-champion", told)
    if own < SCROLL and count(game.party, own) > max(1, count(game.party, other) if other < SCROLL else 0):
        return Message("chest-reason-spare-rather", {**told, **party_faces(count(game.party, own) * one(own))})
    return Message("chest-reason-companion", told)


def spared(game: Chest, companion: i64, lead: Data) -> Message | None:
    """One of several of a kind."""
    if companion >= SCROLL or count(game.party, companion) < 2:
        return None
    return Message("chest-reason-spare", {**party_faces(count(game.party, companion) * one(companion)), **lead})


def few_enough(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """How few companions beat all monsters, if this is the first of them."""
    move = findings[0].move
    number = fewest(game.side, game.forces(), game.dungeon)
    rest = fewest(
        game.side, game.forces() - one(move // 8 // TARGETS), game.dungeon - ((move % 8) << 4 * (move // 8 % TARGETS))
    )
    if number == UNTOLD or rest != number - 1:
        return None
    return Message("chest-reason-enough", {"count": int(number), **over_next(game, findings)})


def is_lost(game: Chest) -> bool:
    """Can the level not be won at all by those who are there?"""
    outlook = Outlook(game)
    if game.monsters and best_fight(outlook, game)[0] <= NO_WAY:
        return True
    return is_dragon_deadly(game) and not count(game.dungeon, POTION)


def is_dragon_deadly(game: Chest) -> bool:
    """Is it awake, and are there too few different companions to beat it?"""
    return game.lair >= DRAGON_WAKES and game.spread(game.forces()) < DRAGON_NEEDS[game.side]


def no_way(game: Chest) -> Message | None:
    """Flight, where no way through can be found at all."""
    if not is_lost(game):
        return None
    return Message("chest-reason-flee-dragon" if is_dragon_deadly(game) else "chest-reason-flee-monsters", {})
