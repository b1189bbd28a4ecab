"""Undercroft: an open table for four dungeon games.

import undercroft as uc
match = uc.deal("chest", seats=2, seed=7)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercroft.games.card_sets import game_of, game_with
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
from undercroft.kernel.message import Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Position
from undercroft.kernel.record import Record, Step, read_record
from undercroft.kernel.result import Result
from undercroft.kernel.values import cut, deep_copy, shown
from undercroft.kernel.verify import Verdict
from undercroft.kernel.verify import verify as _verify

if TYPE_CHECKING:
    from undercroft.games import games  # at run time the package itself, which is callable
else:
    from undercroft import games

Cards = str | Path | Mapping[str, Any]  # a cards file, a folder of them, or changes as in a record
__version__ = "0.1.0"

compiled: bool = not _chance.__file__.endswith(".py")
"""True if the kernel and the games run as compiled code."""


def deal(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    cards: Cards | None = None,
    **options: Any,
) -> Match:
    """Deals a fresh match; options of the game are keywords.

    With `seed` the match is reproducible. Without it the dice are sealed: the record holds a commitment from the
    start and the secret after the end. `chance` fixes the outcomes of the deal. `cards` is a corrected or invented
    cards file, a folder of them, or `record.changes` of another match.
    """
    rules = game_with(game, cards)
    return _match.deal(rules, rules.seats[0] if seats is None else seats, seed, chance, options)


def load(data: Mapping[str, Any] | Position, seed: int | None = None) -> Match:
    """Returns a match from `match.save()` or a hand-written position; missing fields are as in a fresh game.

    A `Position`, such as an imagined one, is loaded as it would be saved.
    """
    if isinstance(data, Position):
        data = data.data()
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise BadPosition(
            "a position is a mapping with the field 'game' and the fields of that game's page in docs/games"
        )
    return _match.load(game_of(data), data, seed)


def replay(record: Record | str | bytes | Mapping[str, Any]) -> Match:
    """Returns the match of a record (or its text) after replaying every step and checking its dice."""
    found = _read(record)
    return _match.replay(_game_of(found), found)


def walk(record: Record | str | bytes | Mapping[str, Any]) -> Iterator[Match]:
    """Yields the match of a record (or its text) at its start, then after each step: one match that moves on.

    All steps together take as long as one `replay`. Take a `copy` of the match to keep a moment.
    """
    found = _read(record)
    return _match.walk(_game_of(found), found)


def verify(record: Record | str | bytes | Mapping[str, Any]) -> Verdict:
    """Proves a record: marks, moves, dice, result. Raises BadRecord, saying where."""
    found = _read(record)
    return _verify(_game_of(found), found)


def imagine(view: Mapping[str, Any], chance: Chance) -> Position:
    """Returns a whole position that agrees with a view: what bots think with.

    `uc.load` turns it into a match that can be played, saved and recorded.
    """
    if not isinstance(view, Mapping) or not isinstance(view.get("game"), str):
        raise BadView("a view is a mapping with the field 'game'")
    if not isinstance(chance, Chance):
        raise BadOutcome(f"chance is the source of outcomes, such as uc.Seeded(1); not {shown(chance)}")
    game = game_of(view)
    mark = chance.mark()
    try:
        position = game.imagine(dict(view), chance)
        chance.finish()
    except Exception as error:
        chance.rewind(mark)
        if isinstance(error, BadView | BadOutcome):
            raise
        # Fields may be missing, of the wrong type, out of range, or contradictory.
        raise BadView(f"this is no view of {game.name}: {type(error).__name__}: {cut(str(error))}") from None
    return position


def cards(game: str, cards: Cards | None = None) -> dict[str, list[dict[str, Any]]]:
    """Returns every card of a game with its figures and grade, by kind, from its cards files or from other `cards`."""
    found: dict[str, list[dict[str, Any]]] = {}
    for file in game_with(game, cards).figures.values():
        for kind, rows in file.items():
            if isinstance(rows, list):
                found.setdefault(kind, []).extend(deep_copy(rows))
    return found


def _read(record: Record | str | bytes | Mapping[str, Any]) -> Record:
    """Returns a record from whatever the caller passed; a hand-made one may hold anything."""
    if not isinstance(record, Record):
        return read_record(record)
    try:
        return read_record(record.data(), check_marks=False)
    except BadRecord:
        raise
    except Exception as error:
        raise BadRecord(f"this is no record: {type(error).__name__}: {error}") from None


def _game_of(record: Record) -> Any:
    try:
        return game_with(record.game, record.changes)
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
    "Event",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Message",
    "Move",
    "NoUndo",
    "Position",
    "Record",
    "Recorded",
    "Result",
    "Sealed",
    "Seeded",
    "Step",
    "UndercroftError",
    "Verdict",
    "WrongSeat",
    "cards",
    "compiled",
    "deal",
    "games",
    "imagine",
    "load",
    "replay",
    "verify",
    "walk",
]
