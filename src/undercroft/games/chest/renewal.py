"""Views of older rules, with what the board of today reads."""

from __future__ import annotations

from undercroft.games.chest.components import DRAGON_WAKES, LEVELS
from undercroft.kernel.position import Data


def renewed_table(table: Data) -> Data:
    """Rules 1 did not tell how deep the dungeon is and when the dragon wakes."""
    return {"levels": LEVELS, "wakes": DRAGON_WAKES, "awake": table["lair"] >= DRAGON_WAKES, **table}
