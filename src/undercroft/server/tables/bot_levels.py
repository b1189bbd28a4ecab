"""Which bots play at a table, and how long they may think about a move there."""

from __future__ import annotations

from typing import Final

from undercroft.bots import TEMPERAMENTS, bots_of, levels_of, thinking_time
from undercroft.server.refusal import Refusal
from undercroft.server.tables.table import Table

CLOCK_PARTS: Final = 100  # a live clock is meant for so many decisions at least
SHORTEST: Final = 0.05  # seconds; less thought is none


def level_of(game: str, name: str | None) -> str:
    """A bot that the game has, with its temperament; the strongest level if none is named."""
    if name is None:
        return levels_of(game)[-1]
    level, colon, temperament = name.partition(":")
    if level not in bots_of(game) or (colon and temperament not in TEMPERAMENTS):
        known = ", ".join(bots_of(game))
        raise Refusal("bad_option", f"{game} has no bots of level {name!r}; the levels are: {known}")
    return name


def cover_level(table: Table, wish: str | None = None) -> str:
    """Who plays on for a person: as strong as the bots that the table was set up with, the strongest if it has none,
    or some whose strength nobody has measured. A wish may ask for a stronger one; at a lesson, for any level."""
    levels = levels_of(table.settings.game)
    seated = {chair.bot.partition(":")[0] for chair in table.chairs if chair.bot and chair.player is None}
    least = max(seated, key=levels.index) if seated and seated <= set(levels) else levels[-1]
    if wish is None:
        return least
    if table.settings.lesson:
        least = levels[0]
    level = level_of(table.settings.game, wish).partition(":")[0]
    if level not in levels or levels.index(level) < levels.index(least):
        raise Refusal("bad_option", f"who plays on here is no weaker than {least}")
    return wish


def time_to_think(table: Table, seat: int, most: float | None) -> float:
    """The seconds that the bot of a seat may think about a move: those of its level, no more than the operator allows,
    and for a person whom the clock has overtaken no more than the clock would have left them."""
    level = table.chairs[seat].bot or ""
    seconds = thinking_time(level, table.settings.game)
    if most is not None:
        seconds = min(seconds, most)
    clock = table.settings.clock
    if table.chairs[seat].player is not None and clock.kind == "live":
        seconds = min(seconds, max(SHORTEST, clock.bonus, clock.time / CLOCK_PARTS))
    return seconds
