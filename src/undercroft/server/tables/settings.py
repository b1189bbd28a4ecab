"""Table settings: validation, the levels of bots, and their thinking time."""

from __future__ import annotations

from typing import Final

from undercroft.bots import TEMPERAMENTS, bots_of, levels_of, thinking_time
from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol.tables import NewTable, Settings
from undercroft.server.refusal import Refusal
from undercroft.server.tables.card_sets import game_with_cards
from undercroft.server.tables.clocks import SECOND, grace_of
from undercroft.server.tables.table import Table

CLOCK_PARTS: Final = 100  # minimum number of decisions that a live clock is divided into
SHORTEST: Final = 0.05  # seconds; with less time a bot does not think


def level_of(game: str, name: str | None) -> str:
    """Returns a bot level that the game has, with its temperament. Without a name, returns the strongest level."""
    if name is None:
        return levels_of(game)[-1]
    level, colon, temperament = name.partition(":")
    if level not in bots_of(game) or (colon and temperament not in TEMPERAMENTS):
        known = ", ".join(bots_of(game))
        raise Refusal("bad_option", f"{game} has no bots of level {name!r}; the levels are: {known}")
    return name


def cover_level(table: Table, wish: str | None = None) -> str:
    """Returns the level of a bot that covers for a person: the strongest of the table's measured bots, else the
    strongest level. A request may ask for a stronger one; at a lesson, for any.
    """
    levels = levels_of(table.settings.game)
    seated = {chair.bot.partition(":")[0] for chair in table.chairs if chair.bot and chair.player is None}
    least = max(seated, key=levels.index) if seated and seated <= set(levels) else levels[-1]
    if wish is None:
        return least
    if table.settings.lesson:
        least = levels[0]
    level = level_of(table.settings.game, wish).partition(":")[0]
    if level not in levels or levels.index(level) < levels.index(least):
        raise Refusal("bad_option", f"the bot has to be at least as strong as {least}")
    return wish


def time_to_think(table: Table, seat: int, most: float | None) -> float:
    """Returns the seconds that the bot of a seat may think about a move. The level's time is capped by the operator's
    limit and, for a person whose clock has run out, by the time that the clock would have left them.
    """
    level = table.chairs[seat].bot or ""
    seconds = thinking_time(level, table.settings.game)
    if most is not None:
        seconds = min(seconds, most)
    clock = table.settings.clock
    if table.chairs[seat].player is not None and clock.kind == "live":
        seconds = min(seconds, max(SHORTEST, clock.bonus, clock.time / CLOCK_PARTS))
    return seconds


def checked_settings(new: NewTable) -> Settings:
    """Returns the validated settings of a new table."""
    try:
        game = find_game(new.game)
    except UndercroftError as error:
        raise Refusal("unknown_game", str(error)) from None
    game = game_with_cards(game, new.cards, new.changes)
    try:
        options = game.read(len(new.seats), new.options)
    except UndercroftError as error:
        raise Refusal("bad_option", str(error)) from None
    for name in new.seats:
        if name not in ("me", "open"):
            level_of(game.name, name)
    if new.hot_seat and "open" in new.seats:
        raise Refusal("bad_option", "a hot-seat table has no open seats: its host plays them all")
    if new.lesson is not None and ("open" in new.seats or "me" not in new.seats):
        raise Refusal("bad_option", 'a lesson is for one person: "me" and no open seat')
    if not new.hot_seat and new.seats.count("me") > 1:
        raise Refusal("bad_option", "one person takes one seat, except at a hot-seat table")
    if new.clock.kind != "none" and (new.clock.time < 1 or new.hot_seat):
        raise Refusal("bad_option", "a clock needs time, and a hot-seat table has no clock")
    if new.real and (set(new.seats) - {"me", "open"} or new.clock.kind != "none" or new.lesson is not None):
        raise Refusal("bad_option", "with real dice only people play, and without a clock")
    is_friendly = new.friendly or new.real or bool(new.hints) or new.lesson is not None
    is_alone = (new.seats.count("me"), new.seats.count("open")) == (1, 0)
    settings = Settings(
        game=new.game,
        options=options.data(),
        visibility=new.visibility,
        clock=new.clock,
        chat=new.chat,
        spectators=new.spectators,
        hot_seat=new.hot_seat,
        cover_after=0 if new.real else new.cover_after,
        pace=new.pace,
        lesson=new.lesson is not None,
        friendly=is_friendly,
        hints=is_friendly and is_alone if new.hints is None else new.hints,
        cards=new.cards,
        changes=new.changes,
        real=new.real,
        variant=new.cards is not None or bool(new.changes) or options != game.read(len(new.seats), {}),
    )
    grace = (grace_of(settings) or 0) // SECOND
    if 0 < settings.cover_after < grace:
        raise Refusal("bad_option", f"cover_after: at least {grace} seconds, or 0 to wait for ever")
    return settings


def check_options(settings: Settings, seats: int) -> None:
    """Checks that the options of a match to be played again still exist."""
    try:
        game_with_cards(find_game(settings.game), settings.cards, settings.changes).read(seats, settings.options)
    except UndercroftError as error:
        raise Refusal("bad_option", str(error)) from None
