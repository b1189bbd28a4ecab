"""A match in play whose rules or cards have changed: it goes on under the new ones, or is over without a result."""

from __future__ import annotations

from undercroft.kernel.errors import BadPosition
from undercroft.retired import Past, renewed
from undercroft.server.tables import entries as e
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import Table


def renewal_entry(table: Table, now: int) -> e.Renewed | e.Ended | None:
    """The entry that has to be written before anybody can play on; None if there is nothing to renew."""
    match = table.match
    if table.ended is not None:
        return None
    if isinstance(match, Outline) and not match.is_over:
        return e.Ended(at=now, why="no rules are kept that could tell where the match stands")
    if not isinstance(match, Past) or not match.turn:
        return None
    try:
        again = renewed(match.save())
    except BadPosition as error:
        return e.Ended(at=now, why=str(error))
    return e.Renewed(at=now, record=again.private_record().data(), left=list(table.clocks.left))
