"""Logins that look the same: letters of other alphabets, and digits, are read as the Latin letter they resemble."""

from __future__ import annotations

from typing import Final

# Each sign of a text is read as its Latin letter. Logins are in lower case.
LOOKALIKES: Final = {
    "а": "a",  # Cyrillic from here
    "ԁ": "d",
    "е": "e",
    "һ": "h",
    "і": "i",
    "ї": "i",
    "ј": "j",
    "к": "k",
    "ӏ": "l",
    "о": "o",
    "р": "p",
    "ԛ": "q",
    "ѕ": "s",
    "с": "c",
    "у": "y",
    "ѵ": "v",
    "ԝ": "w",
    "х": "x",
    "ё": "e",
    "α": "a",  # Greek from here
    "ι": "i",
    "κ": "k",
    "ν": "v",
    "ο": "o",
    "ρ": "p",
    "σ": "o",
    "υ": "u",
    "χ": "x",
    "ı": "i",  # of several alphabets
    "ɑ": "a",
    "ɡ": "g",
    "0": "o",
    "1": "l",
}


TABLE: Final = str.maketrans(LOOKALIKES)
AMBIGUOUS: Final = frozenset(LOOKALIKES) | frozenset(LOOKALIKES.values())


def skeleton(login: str) -> str:
    """Returns the same text for logins that look the same.

    >>> skeleton("раураl1") == skeleton("paypall")
    True
    """
    return login.translate(TABLE)


def pattern(login: str) -> str:
    r"""Returns a pattern for LIKE, with the escape character \, that all logins of the same skeleton match.

    >>> pattern("mia_b")
    'm__\\_b'
    """
    return "".join("_" if sign in AMBIGUOUS else f"\\{sign}" if sign in "%_\\" else sign for sign in login)
