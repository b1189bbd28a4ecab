"""The verbs of Raiders."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.move import Move, Notation

NOTATION: Final = Notation({"play": "play {card}", "flee": "flee {item}", "torch": "torch"})


def play(card: str) -> Move:
    return NOTATION.move("play", card=card)


def flee(item: str) -> Move:
    return NOTATION.move("flee", item=item)


def torch() -> Move:
    return NOTATION.move("torch")
