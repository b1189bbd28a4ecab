"""Questions that hidden cards could answer: nobody may learn from their course who holds such a card.

Among people such a question looks and lasts the same for every seat, whether it has a choice or not. Windows of others
that follow each other while nothing happens are one *moment*: all who may be asked in it have the same short time to
say stop, at once, and what nobody stops goes by. One person among bots could fool nobody: there what has one answer is
answered at once.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.position import Position
from undercroft.server.protocol.settings import Wish
from undercroft.server.tables.clocks import SECOND

MOMENT: Final = 3 * SECOND  # for all windows of a moment together
OPEN: Final = 8 * SECOND  # of a window of one who is asked in the own turn, or wants to be asked every time
STOPPED: Final = 15 * SECOND  # of a window of one who has said stop


class WindowTimes:
    """How long windows of a table are open: what their players wish, and how far the moment has come."""

    def __init__(self) -> None:
        self.wishes: dict[int, Wish] = {}  # of seats that want another course than a moment
        self.opened = 0  # when the question was put that was put last
        self._began = 0  # the moment
        self._mover: int | None = None  # who last did anything else than let a window go by
        self._stops: set[int] = set()  # seats that have said stop in it

    def wish(self, seat: int) -> Wish:
        return self.wishes.get(seat, "moment")

    def is_own(self, seat: int) -> bool:
        """Is a seat asked about what it did itself? That is on its own time, whatever it wishes in others' turns."""
        return seat == self._mover

    def put(self, at: int, is_same_moment: bool) -> None:
        """A question is put."""
        self.opened = at
        if not is_same_moment:
            self._began = at
            self._stops.clear()

    def moved(self, seat: int) -> None:
        """It did anything else than let a window go by."""
        self._mover = seat

    def stop(self, seat: int) -> None:
        self._stops.add(seat)

    def resumed(self, away: int) -> None:
        """For so long no server was there."""
        self.opened += away
        self._began += away

    def can_stop(self, seat: int) -> bool:
        return self.wish(seat) == "moment" and seat not in self._stops and not self.is_own(seat)

    def passes(self, seat: int) -> bool:
        """Does the open window of a seat go by at once?"""
        return self.wish(seat) == "pass" and not self.is_own(seat)

    def closes(self, seat: int, knows_wish: bool = True) -> int:
        """When the open window of a seat goes by at a live table; for others as if it had no wish of its own."""
        if knows_wish and self.passes(seat):
            return self.opened
        if seat in self._stops:
            return self.opened + STOPPED
        is_asked = self.is_own(seat) or (knows_wish and self.wish(seat) == "ask")
        return self.opened + OPEN if is_asked else max(self.opened, self._began + MOMENT)


class Window:
    """A question of a seat whose choice is hidden. `passing` is the move that lets it go by in another's turn, `only`
    the one answer where there is no other; in their notation, None where there is none."""

    __slots__ = ("passing", "only")

    def __init__(self, position: Position, seat: int) -> None:
        moves, code = position.moves(seat), position.passing(seat)
        self.passing = str(position.describe(seat, code)) if code >= 0 else None
        self.only = str(position.describe(seat, moves[0])) if len(moves) == 1 else None
