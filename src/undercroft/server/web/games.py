"""The games of this server, as described to the client."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from undercroft.bots import LEVELS, TEMPERAMENTS, bots_of, can_advise, levels_of
from undercroft.bots.levels import measured_strength
from undercroft.games import find_game, games
from undercroft.kernel.texts import languages, title
from undercroft.server.protocol.games import GameInfo, Measured
from undercroft.server.tables.card_sets import names_of

log: Final = logging.getLogger(__name__)


def game_infos() -> list[GameInfo]:
    """Returns all games that can be loaded. The first call takes a second to read their rules."""
    found = [info for info in map(_game_info, games()) if info is not None]
    return [replace(info, cards=names_of(info.name)) for info in found]


@cache
def _game_info(name: str) -> GameInfo | None:
    try:
        game = find_game(name)
        titles = {language: title(game, language) for language in languages()}
    except Exception:  # a broken third-party package must not affect our games
        log.exception("the game %s cannot be loaded and is left out", name)
        return None
    levels, strength = levels_of(name), measured_strength(name)
    # The schema of the options at the top level, and those that it refers to beside it.
    (_,), parts = msgspec.json.schema_components([game.options])
    return GameInfo(
        name=game.name,
        titles=titles,
        rules=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        is_simultaneous=game.is_simultaneous,
        has_secrets=game.has_secrets,
        options={**parts.pop(game.options.__name__), "$defs": parts},
        levels=list(levels),
        others=[bot for bot in bots_of(name) if bot not in levels],
        temperaments=list(TEMPERAMENTS) if levels == LEVELS else [],
        has_advice=can_advise(name),
        measured=None if strength is None else Measured(strength.seats, strength.wins),
    )
