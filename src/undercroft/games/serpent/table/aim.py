"""Aims: of a played card or a used ability, and of an encounter in the plan of villainy."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, Face

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Aim:
    """The chosen price X and the target; unused fields are NONE. Immutable."""

    __slots__ = ("count", "whom", "place", "side", "fight", "card")

    def __init__(
        self, count: int = 0, whom: int = NONE, place: int = NONE, side: int = NONE, fight: int = NONE, card: int = NONE
    ) -> None:
        self.count: int = count
        self.whom: int = whom  # a seat
        self.place: int = place
        self.side: int = side  # of the hero's location
        self.fight: int = fight  # of the running battle, by number
        self.card: int = card  # the attachment that works


NO_AIM: Final = Aim()

# Sources of an encounter.
FROM_HAND: Final = 0
FROM_LAIR: Final = 1
AS_TRAP: Final = 2
AS_NAKARI: Final = 3
SOURCES: Final = ("hand", "lair", "trap", "nakari")


@final
@mypyc_attr(acyclic=True)
class Encounter:
    """A monster, a trap or Nakari, and its target. Immutable, so that copies of a table share it."""

    __slots__ = ("source", "card", "piece", "whom", "form", "place", "has_extra")

    def __init__(
        self, source: int, card: int, piece: int, whom: int, form: int, place: int, has_extra: bool = False
    ) -> None:
        self.source: int = source
        self.card: int = card
        self.piece: int = piece  # of a monster that comes from the lair
        self.whom: int = whom  # the target, who pays; of a trap the payer
        self.form: int = form  # of an attack
        self.place: int = place  # of a trap
        self.has_extra: bool = has_extra  # the extra for an attack was bought

    @property
    def face(self) -> Face:
        return CARDS[self.card]

    def with_extra(self) -> Encounter:
        return Encounter(self.source, self.card, self.piece, self.whom, self.form, self.place, True)
