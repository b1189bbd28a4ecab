"""A table as stored: enough to rebuild it, here or in another process."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.server.protocol.tables import Summary
from undercroft.server.tables import entries as e
from undercroft.server.tables.table import Table


def rebuilt(header: str, bodies: Sequence[str], stored: Summary | None = None) -> Table:
    """Returns the table of a header and its entries. Raises BadRecord, or another error of the rules, if they make no
    valid table or one whose result differs from the `stored` one.
    """
    table = Table(e.read_header(header))
    for number, body in enumerate(bodies, 1):
        try:
            table.apply(e.read_entry(body))
        except BadRecord:
            raise
        except UndercroftError as error:
            raise BadRecord(f"table {table.id}: entry {number}: {error}") from None
        except Exception as error:  # an entry of another version, or an error in a third-party game
            raise BadRecord(f"table {table.id}: entry {number} cannot be read: {error!r}") from error
    then, now = None if stored is None else stored.result, None if table.match is None else table.match.result
    if then is not None and now is not None and (then.winners, then.scores) != (list(now.winners), list(now.scores)):
        raise BadRecord("the moves lead to another result than the stored one")
    return table


class Stored(Struct, frozen=True):
    """The header, the entries in JSON and the summary of a table."""

    header: str
    bodies: list[str]
    summary: Summary | None

    def rebuilt(self) -> Table:
        """Returns the table. This takes a while for a long match. Raises BadRecord if the entries are invalid."""
        return rebuilt(self.header, self.bodies, self.summary)
