"""Modifiers of cards in play: the sum of all changes of one sort."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import M_LIMIT, Mod
from undercroft.games.serpent.table.piece import Attached


def matching(mods: list[Mod], verb: int, roll: int, form: int, source: int, kinds: int) -> int:
    """Returns the sum of the applicable changes of one sort; a change that names no roll or form applies to all."""
    total = 0
    for mod in mods:
        if (
            mod.verb == verb
            and (not mod.rolls or mod.rolls & roll)
            and (not mod.forms or mod.forms >> form & 1)
            and (not mod.sources or mod.sources & source)
            and (not mod.kinds or mod.kinds & kinds)
        ):
            total += mod.n
    return total


def sorts_of(mods: list[Mod]) -> int:
    """Returns the sorts of changes among them, as bits."""
    found = 0
    for mod in mods:
        found |= 1 << mod.verb
    return found


# lets callers skip cards without a change of the requested sort
SORTS_OF: Final = [sorts_of(face.mods) for face in CARDS]


def sum_attached(attached: tuple[Attached, ...], verb: int, roll: int = 0) -> int:
    """Returns the sum of the changes of one sort by attached cards."""
    total = 0
    for under in attached:
        total += matching(CARDS[under.card].mods, verb, roll, 0, 0, 0)
    return total


def limits(mods: list[Mod], which: int) -> int:
    total = 0
    for mod in mods:
        if mod.verb == M_LIMIT and mod.limits & which:
            total += mod.n
    return total
