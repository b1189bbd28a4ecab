"""Why can't I? The rule that an illegal move breaks."""

from __future__ import annotations

from undercroft.games.chest.state import Table
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move


def objection(table: Table, move: Move) -> Message | None:
    return None
