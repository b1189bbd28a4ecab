"""A table made from what is stored: by the rules of today, by those of its time, or in outline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.retired import FindCards, NewerRules, Past, no_cards, result_of
from undercroft.server.protocol.tables import Summary
from undercroft.server.tables import entries as e
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import AnyMatch, Table


def rebuilt(
    header: str, bodies: Sequence[str], find_cards: FindCards = no_cards, stored: Summary | None = None
) -> Table:
    """The table of what is stored. BadRecord, or another refusal of the rules, if it cannot be.

    A match of other rules or cards is told by those, where they are kept; of any other only the outline is known, and
    what `stored` says of it.
    """
    try:
        table = _rebuilt(header, bodies)
        _check_result(table.match, stored)
    except NewerRules:
        raise
    except BadRecord:
        # Not what the rules of today make of it: rules were changed and their version was not, perhaps.
        table = _rebuilt(header, bodies, is_outlined=True)
        if table.match is None:
            raise
    if isinstance(table.match, Outline):
        outline = table.match
        try:
            past = Past(outline.started, outline.ops, find_cards)
            _check_result(past, stored)
        except BadRecord:
            if stored is not None:
                outline.is_over = stored.phase == "over"
                outline.result = None if stored.result is None else result_of(msgspec.to_builtins(stored.result))
            return table
        table = _rebuilt(header, bodies, {table.began: past.turns}, is_outlined=True)
        table.match = past
    for match in table.earlier:
        if isinstance(match, Outline):
            match.find_cards = find_cards
    return table


def _check_result(match: AnyMatch | None, stored: Summary | None) -> None:
    """A result that was stored stands, whatever the rules of today make of the moves."""
    then, now = None if stored is None else stored.result, None if match is None else match.result
    if then is not None and now is not None and (then.winners, then.scores) != (list(now.winners), list(now.scores)):
        raise BadRecord("the moves lead to another result than the one that was stored")


def _rebuilt(
    header: str,
    bodies: Sequence[str],
    turns: Mapping[int, Sequence[tuple[int, ...]]] | None = None,
    is_outlined: bool = False,
) -> Table:
    table = Table(e.read_header(header), turns, is_outlined)
    for number, body in enumerate(bodies, 1):
        try:
            table.apply(e.read_entry(body))
        except BadRecord:
            raise
        except UndercroftError as error:
            raise BadRecord(f"table {table.id}: entry {number}: {error}") from None
        except Exception as error:  # an entry that another version wrote, a game of others that fails
            raise BadRecord(f"table {table.id}: entry {number} cannot be read: {error!r}") from error
    table.is_outlined = False  # what happens from now on is played
    return table
