"""What cards in play change: the sum of all changes of one sort."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import M_LIMIT, Mod


def matching(mods: list[Mod], verb: int, roll: int, form: int, source: int, kinds: int) -> int:
    """The sum of the changes of one sort that apply; a change that names no roll, form… applies to all."""
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
    """The sorts of changes among them, as bits."""
    found = 0
    for mod in mods:
        found |= 1 << mod.verb
    return found


SORTS_OF: Final = [sorts_of(face.mods) for face in CARDS]  # most cards change nothing of the sort that is asked for


def limits(mods: list[Mod], which: int) -> int:
    total = 0
    for mod in mods:
        if mod.verb == M_LIMIT and mod.limits & which:
            total += mod.n
    return total
