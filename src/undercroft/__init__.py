"""Undercroft: an open table for four dungeon games.

import undercroft as uc
match = uc.deal("chest", seats=2, seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.games import find_game, games
from undercroft.kernel import chance as _chance
from undercroft.kernel import match as _match
from undercroft.kernel.chance import Chance, Chosen, Recorded, Sealed, Seeded
from undercroft.kernel.errors import (
    BadCards,
    BadOption,
    BadOutcome,
    BadPosition,
    BadRecord,
    BadText,
    BadView,
    IllegalMove,
    MatchOver,
    NoUndo,
    UndercroftError,
    WrongSeat,
)
from undercroft.kernel.match import Match
from undercroft.kernel.move import Move
from undercroft.kernel.position import Position
from undercroft.kernel.record import Record, read_record
from undercroft.kernel.result import Result
from undercroft.kernel.verify import Verdict
from undercroft.kernel.verify import verify as _verify

__version__ = "0.1.0"

compiled = not _chance.__file__.endswith(".py")
"""Whether the kernel and the games run as compiled code."""


def deal(
    game: str, seats: int | None = None, seed: int | None = None, chance: Chance | None = None, **options: Any
) -> Match:
    """Deal a fresh match; options of the game are keywords.

    With `seed` the match can be repeated. Without it the dice are sealed: a commitment is
    in the record from the start, the secret when the match is over. `chance` fixes the outcomes of the deal.
    """
    rules = find_game(game)
    return _match.deal(rules, rules.seats[0] if seats is None else seats, seed, chance, options)


def load(data: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match from `match.save()` or from a position written by hand; what is left out is as in a fresh game."""
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise BadPosition(
            "a position is a mapping with the field 'game' and the fields of that game's page in docs/games"
        )
    return _match.load(find_game(data["game"]), data, seed)


def replay(record: Record | str | bytes | Mapping[str, Any]) -> Match:
    """The match of a record (or its text), every step played again and its dice checked."""
    found = record if isinstance(record, Record) else read_record(record)
    return _match.replay(_game_of(found), found)


def verify(record: Record | str | bytes | Mapping[str, Any]) -> Verdict:
    """Prove a record: marks, moves, dice, result. Raises BadRecord, saying where."""
    found = record if isinstance(record, Record) else read_record(record)
    return _verify(_game_of(found), found)


def imagine(view: Mapping[str, Any], chance: Chance) -> Position:
    """A whole position that agrees with a view: what bots think with."""
    if not isinstance(view, Mapping) or not isinstance(view.get("game"), str):
        raise BadView("a view is a mapping with the field 'game'")
    game = find_game(view["game"])
    try:
        return game.imagine(dict(view), chance)
    except BadView:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        # Its fields are missing, of another kind, or contradict each other.
        raise BadView(f"this is no view of {game.name}: {type(error).__name__}: {error}") from None


def _game_of(record: Record) -> Any:
    try:
        return find_game(record.game)
    except BadRecord:
        raise
    except UndercroftError as error:
        raise BadRecord(str(error)) from None


__all__ = [
    "BadCards",
    "BadOption",
    "BadOutcome",
    "BadPosition",
    "BadRecord",
    "BadText",
    "BadView",
    "Chance",
    "Chosen",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Move",
    "NoUndo",
    "Position",
    "Record",
    "Recorded",
    "Result",
    "Sealed",
    "Seeded",
    "UndercroftError",
    "Verdict",
    "WrongSeat",
    "compiled",
    "deal",
    "games",
    "imagine",
    "load",
    "replay",
    "verify",
]
