"""A match from its beginning, step by step as a seat saw it; and its records."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

import msgspec

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import walk
from undercroft.kernel.message import Event
from undercroft.kernel.position import Data
from undercroft.kernel.record import Record
from undercroft.retired import Past
from undercroft.server.protocol.replays import Moment
from undercroft.server.protocol.views import Move, View
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import AnyMatch, Table
from undercroft.server.tables.views import renewal_of, texts_of


def record_of(table: Table, part: int) -> Record:
    """The record of a match, under one of the rules it was played with; for everybody once it is over."""
    match = table.parts[part]
    if isinstance(match, Outline):
        with contextlib.suppress(BadRecord):
            return Past(match.started, match.ops, match.find_cards).record
    return match.private_record()


def moments_of(table: Table, seat: int | None) -> list[Moment]:
    """Every step of a match again, as a seat saw it. Takes a while for a long one: call it in a thread.

    Until the match is over, what another seat chose is told by events and views only. BadRecord where nobody can tell.
    """
    moments: list[Moment] = []
    for part, match in enumerate(table.parts):
        steps = match.private_record().steps
        for step, (move, events, view) in zip((None, *steps), _shown(match, seat), strict=True):
            is_known = step is not None and (table.is_played_out or step.seat == seat)
            moments.append(
                Moment(
                    len(moments),
                    None if step is None else step.seat,
                    msgspec.convert(move, Move) if is_known else None,
                    [*(renewal_of(table, part) if step is None else []), *texts_of(events, seat)],
                    msgspec.convert(view, View),
                )
            )
    return moments


def _shown(match: AnyMatch, seat: int | None) -> Iterator[tuple[Data | None, Sequence[Event], Data]]:
    """The deal and each step: the move, what was told, and what a seat saw."""
    if isinstance(match, Outline):
        match = Past(match.started, match.ops, match.find_cards)
    if isinstance(match, Past):
        for row, events in zip(match.moments(seat), match.events, strict=True):
            yield row["move"], events, row["view"]
        return
    record = match.private_record()
    for number, then in enumerate(walk(match.game, record)):
        move = match.game.notation.parse(record.steps[number - 1].move).data() if number else None
        yield move, then.told(seat, number), then.view(seat)
