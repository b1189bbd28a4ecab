"""Questions that hidden cards could answer: nobody may learn from their course who holds such a card.

Among people such a question looks and lasts the same for every seat, whether it has a choice or not. One person among
bots could fool nobody: there what has one answer is answered at once.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.position import Position
from undercroft.server.tables.clocks import SECOND

OPEN: Final = 8 * SECOND  # how long a person may think about a window at a live table; then it has gone by


class Window:
    """A question of a seat whose choice is hidden. `passing` is the move that lets it go by in another's turn, `only`
    the one answer where there is no other; in their notation, None where there is none."""

    __slots__ = ("passing", "only")

    def __init__(self, position: Position, seat: int) -> None:
        moves, code = position.moves(seat), position.passing(seat)
        self.passing = str(position.describe(seat, code)) if code >= 0 else None
        self.only = str(position.describe(seat, moves[0])) if len(moves) == 1 else None
