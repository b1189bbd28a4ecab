"""What a played card or a used ability is aimed at."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Aim:
    """The price X that was chosen, and whom or what it is for; what does not matter is NONE. It never changes."""

    __slots__ = ("count", "whom", "place", "side", "fight", "card")

    def __init__(
        self, count: int = 0, whom: int = NONE, place: int = NONE, side: int = NONE, fight: int = NONE, card: int = NONE
    ) -> None:
        self.count = count
        self.whom = whom  # a seat
        self.place = place
        self.side = side  # of the location one is in
        self.fight = fight  # of the running battle, by number
        self.card = card  # the attachment that works


NO_AIM: Final = Aim()
