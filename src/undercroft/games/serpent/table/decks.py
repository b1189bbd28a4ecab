"""Unordered decks: how many of each card are left, and the cards put under them."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import CARDS

PERIL: Final = 0
GLORY: Final = 1
BOTH: Final = 2
# The kinds of cards in the peril deck, the glory deck, and the single deck of both.
KINDS_IN: Final = [
    [kind for kind, face in enumerate(CARDS) if not face.is_glory],
    [kind for kind, face in enumerate(CARDS) if face.is_glory],
    list(range(len(CARDS))),
]


def some(counts: list[int]) -> bool:
    return any(count for count in counts)


def lift(left: list[int], under: list[int]) -> None:
    """Makes the cards under a used-up deck the new deck."""
    for kind in under:
        left[kind] += 1
    under.clear()


def put_under(left: list[int], under: list[int], kinds: list[int]) -> None:
    """Puts cards under a deck, after everything that lies there now."""
    if not some(left):
        lift(left, under)
    under += kinds
    under.sort()  # neither part of a deck has an order
