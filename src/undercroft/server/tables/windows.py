"""Timing of windows: questions that hidden cards could answer. The timing must not reveal who holds such a card.

Among people, a window looks and lasts the same for every seat, whether it has a choice or not. Windows of other
seats that follow each other while nothing happens form one *moment*. All seats that may be asked in it share one
short time to say stop, and windows that no seat stops are passed. One person among bots could fool nobody, so a
question with only one answer is answered at once. A bot takes as long for it as for a choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.kernel.position import Position
from undercroft.server.protocol.tables import Wish
from undercroft.server.tables.clocks import SECOND

MOMENT: Final = 3 * SECOND  # for all windows of a moment together
OPEN: Final = 8 * SECOND  # for a window in the seat's own turn, or of a seat that wants to be asked every time
STOPPED: Final = 15 * SECOND  # for a window of a seat that has said stop


class WindowTimes:
    """The closing times of a table's windows, from the settings of its players and the progress of the moment."""

    def __init__(self) -> None:
        self.wishes: dict[int, Wish] = {}  # of seats that do not use moments
        self.opened: int = 0  # when the last question was asked
        self._began = 0  # start of the moment
        self._mover: int | None = None  # the seat that last did anything other than pass a window
        self._stops: set[int] = set()  # seats that have said stop in the moment

    def wish(self, seat: int) -> Wish:
        return self.wishes.get(seat, "moment")

    def is_own(self, seat: int) -> bool:
        """Returns whether a seat is asked about its own action, for which its setting does not apply."""
        return seat == self._mover

    def put(self, at: int, is_same_moment: bool) -> None:
        """Records that a question is asked."""
        self.opened = at
        if not is_same_moment:
            self._began = at
            self._stops.clear()

    def end_brief(self, seats: Iterable[object]) -> None:
        """Ends the wish to pass until the own turn, for seats whose turn it is or to whom something has happened. Only
        what everybody knows may end it, because others notice that a seat does not pass any more.
        """
        for seat in seats:
            if isinstance(seat, int) and self.wish(seat) == "turn":
                del self.wishes[seat]

    def moved(self, seat: int) -> None:
        """Records that a seat did anything other than pass a window."""
        self._mover = seat

    def stop(self, seat: int) -> None:
        self._stops.add(seat)

    def resumed(self, away: int) -> None:
        """Shifts the times by a period in which no server was running."""
        self.opened += away
        self._began += away

    def can_stop(self, seat: int) -> bool:
        return self.wish(seat) == "moment" and seat not in self._stops and not self.is_own(seat)

    def passes(self, seat: int) -> bool:
        """Returns whether the open window of a seat is passed at once."""
        return self.wish(seat) in ("pass", "turn") and not self.is_own(seat)

    def closes(self, seat: int, knows_wish: bool = True) -> int:
        """Returns when a seat's open window closes at a live table. Others see the time of the default setting."""
        if knows_wish and self.passes(seat):
            return self.opened
        if seat in self._stops:
            return self.opened + STOPPED
        is_asked = self.is_own(seat) or (knows_wish and self.wish(seat) == "ask")
        return self.opened + OPEN if is_asked else max(self.opened, self._began + MOMENT)


class Window:
    """A question of a seat whose choice is hidden. `passing` is the move that passes it in another seat's turn. `only`
    is the one answer where there is no other, unless the seat has to give it itself. Both are in notation, or None.
    """

    __slots__ = ("passing", "only")

    def __init__(self, position: Position, seat: int) -> None:
        moves, code = position.moves(seat), position.passing(seat)
        self.passing: str | None = str(position.describe(seat, code)) if code >= 0 else None
        is_only = len(moves) == 1 and not position.is_for_its_word(seat)
        self.only: str | None = str(position.describe(seat, moves[0])) if is_only else None
