"""Distinct names at a table, so that no player can impersonate another."""

from __future__ import annotations

import unicodedata
from itertools import count
from typing import Final

from msgspec.structs import replace

from undercroft.server.protocol.basics import Player
from undercroft.server.tables.table import Table

LONGEST: Final = 24  # maximum characters of a name
# Cyrillic and Greek letters, and digits, that look like Latin letters in lower case.
ALIKE: Final = str.maketrans("авекмнорстухіјѕіԁɡοαρυνκτ01", "abekmhopctyxijsidgoapuvktol")


def distinct(table: Table, me: Player) -> Player:
    """Returns the player under a name that nobody else at the table has. Adds a number if the name is taken."""
    others = {chair.player.id: chair.player for chair in table.chairs if chair.player}
    others[table.header.host.id] = table.header.host
    taken = {_look(player.name) for player in others.values() if player.id != me.id}
    if _look(me.name) not in taken:
        return me
    names = (f"{me.name[: LONGEST - len(str(number)) - 1]} {number}" for number in count(2))
    return replace(me, name=next(name for name in names if _look(name) not in taken))


def tidy(text: str) -> str:
    """Returns a name with visible characters and single spaces only; control characters could hide text."""
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in plain).split())


def _look(name: str) -> str:
    """Returns a key that is equal for names that look alike.

    >>> _look("Аnn") == _look("ANN"), _look("Ann") == _look("Bob")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return "".join(letters.split()).translate(ALIKE).replace("i", "l")
