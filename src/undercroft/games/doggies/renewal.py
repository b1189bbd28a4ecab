"""Views of older rules, with what the board of today reads."""

from __future__ import annotations

from undercroft.kernel.position import Data


def renewed_table(table: Data) -> Data:
    """Rules 1 told neither how the quests stand nor what each choice in a room comes to."""
    walk = table["walk"]
    return {"standings": {}, **table, "walk": None if walk is None else {"offers": [], **walk}}
