"""What a table may be like: its game, options, seats, clock and bots."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol.settings import NewTable, Settings
from undercroft.server.refusal import Refusal
from undercroft.server.tables.absence import grace_of
from undercroft.server.tables.bot_levels import level_of
from undercroft.server.tables.boxes import box_of
from undercroft.server.tables.clocks import SECOND


def checked_settings(new: NewTable) -> Settings:
    """The settings of a table that is to be set up."""
    try:
        game = find_game(new.game)
    except UndercroftError as error:
        raise Refusal("unknown_game", str(error)) from None
    game = box_of(game, new.cards)
    try:
        options = game.agree(len(new.seats), new.options)
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
        raise Refusal("bad_option", "one person takes one seat, but for hot-seat tables")
    if new.clock.kind != "none" and (new.clock.time < 1 or new.hot_seat):
        raise Refusal("bad_option", "a clock needs time, and at a hot-seat table there is none")
    settings = replace(unchecked_settings(new), options=options.data())
    grace = (grace_of(settings) or 0) // SECOND
    if 0 < settings.cover_after < grace:
        raise Refusal("bad_option", f"cover_after: nobody is away before {grace} seconds have passed; 0 waits for ever")
    return settings


def unchecked_settings(new: NewTable) -> Settings:
    """The settings of a table for a match of other rules, whose options only those understand."""
    return Settings(
        game=new.game,
        options=new.options,
        visibility=new.visibility,
        clock=new.clock,
        chat=new.chat,
        spectators=new.spectators,
        hot_seat=new.hot_seat,
        cover_after=new.cover_after,
        pace=new.pace,
        lesson=new.lesson is not None,
        hints=(new.seats.count("me"), new.seats.count("open")) == (1, 0) if new.hints is None else new.hints,
        cards=new.cards,
    )


def check_options(settings: Settings, seats: int) -> None:
    """Options of a match that is to be played once more may not be there any longer."""
    try:
        box_of(find_game(settings.game), settings.cards).agree(seats, settings.options)
    except UndercroftError as error:
        raise Refusal("bad_option", str(error)) from None
