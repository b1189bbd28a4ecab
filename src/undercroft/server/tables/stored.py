"""A table as the store has it: enough to make it again, here or in another process."""

from __future__ import annotations

from msgspec import Struct

from undercroft.server.protocol.tables import Summary
from undercroft.server.tables.rebuilding import rebuilt
from undercroft.server.tables.table import Table

Cards = dict[str, dict[str, str]]  # texts of cards files by name, by the digest of all of a game's


class Stored(Struct, frozen=True):
    """`cards` are those that its matches were played with, where the store has them."""

    header: str
    bodies: list[str]
    cards: Cards
    summary: Summary | None

    def rebuilt(self) -> Table:
        """BadRecord if it cannot be. Takes a while for a long match."""
        return rebuilt(self.header, self.bodies, self.cards.get, self.summary)
