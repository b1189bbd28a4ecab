"""The plan of a villainy phase: the encounters that one declaration is to bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, Face

FROM_HAND: Final = 0
FROM_LAIR: Final = 1
AS_TRAP: Final = 2
AS_NAKARI: Final = 3
SOURCES: Final = ("hand", "lair", "trap", "nakari")
NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Encounter:
    """A monster, a trap or Nakari, and whom it is for. It never changes, so that copies of a table share it."""

    __slots__ = ("source", "card", "piece", "whom", "form", "place", "has_extra")

    def __init__(
        self, source: int, card: int, piece: int, whom: int, form: int, place: int, has_extra: bool = False
    ) -> None:
        self.source = source
        self.card = card
        self.piece = piece  # of a monster that comes from the lair
        self.whom = whom  # the target, who pays; of a trap the payer
        self.form = form  # of an attack
        self.place = place  # of a trap
        self.has_extra = has_extra  # what can be bought for an attack was bought

    @property
    def face(self) -> Face:
        return CARDS[self.card]

    def with_extra(self) -> Encounter:
        return Encounter(self.source, self.card, self.piece, self.whom, self.form, self.place, True)
