"""A table that its keeper has dropped after a failure of the store: who is there is still noticed, and it is let go."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.test_machines import Memory
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.metrics import Metrics
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import NewTable
from undercroft.server.store.journal import JournalStore
from undercroft.server.tables import entries as e
from undercroft.server.tables.settings import checked_settings

ANN = Player("ann", "Ann", "")


class Elsewhere(JournalStore):
    """A store that knows of people at other processes."""

    people: frozenset[str] = frozenset()

    async def present(self, table: str) -> set[str]:
        return set(self.people)


@pytest.mark.parametrize("people", [set(), {"ann"}], ids=["left", "stayed"])
def test_a_keeper_learns_who_is_left_at_a_table_that_it_had_to_drop(people: set[str]) -> None:
    async def play() -> None:
        store = Elsewhere(Memory())
        await store.open()
        tables = LiveTables(store, Metrics())
        header = e.Header("t", checked_settings(NewTable("chest", ["me", "open"])), 2, ANN, 0)
        await tables.add(header, [e.Sat(at=0, seat=0, player=ANN)])
        live = tables.hold("t")
        live.note_here({"ann"})
        live.forget()  # as after a write that failed
        store.people = frozenset(people)
        await tables.catch_up()
        assert live.here == people
        assert live.is_needed == bool(people)
        assert (live.table is not None) == live.is_claimed
        await tables.close()

    asyncio.run(play())
