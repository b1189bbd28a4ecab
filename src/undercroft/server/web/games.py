"""The games of this server, as the client is told of them."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.bots import LEVELS, TEMPERAMENTS, bots_of, can_advise, levels_of
from undercroft.bots.measured import measured
from undercroft.games import find_game, games
from undercroft.kernel.options import Options
from undercroft.kernel.texts import LANGUAGES, title
from undercroft.server.protocol.games import GameInfo, Measured
from undercroft.server.tables.boxes import names_of

log = logging.getLogger(__name__)


def game_infos() -> list[GameInfo]:
    """All games that can be loaded. The first time it takes a second to read their rules."""
    found = [info for info in map(_game_info, games()) if info is not None]
    return [replace(info, cards=names_of(info.name)) for info in found]


@cache
def _game_info(name: str) -> GameInfo | None:
    try:
        game = find_game(name)
        titles = {language: title(game, language) for language in LANGUAGES}
    except Exception:  # a package of others that is broken must not take ours with it
        log.exception("the game %s cannot be loaded and is left out", name)
        return None
    levels = levels_of(name)
    return GameInfo(
        name=game.name,
        titles=titles,
        rules=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        is_simultaneous=game.is_simultaneous,
        has_secrets=game.has_secrets,
        options=_schema(game.options),
        levels=list(levels),
        others=[bot for bot in bots_of(name) if bot not in levels],
        temperaments=list(TEMPERAMENTS) if levels == LEVELS else [],
        has_advice=can_advise(name),
        measured=_measured(name),
    )


def _measured(name: str) -> Measured | None:
    found = measured(name)
    return None if found is None else Measured(found.seats, found.wins)


def _schema(kind: type[Options]) -> dict[str, Any]:
    """The JSON Schema of a struct, itself at the top and what it refers to beside it."""
    (_,), parts = msgspec.json.schema_components([kind])
    return {**parts.pop(kind.__name__), "$defs": parts}
