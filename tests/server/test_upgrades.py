"""Two versions of the server on one store, and a database with a standby."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.postgres import Postgres, new_database
from tests.server.serving import Place, eventually, run, serving
from undercroft.server.store import postgres as database_store
from undercroft.server.store.schema import SCHEMA, VERSION

ADDED = "CREATE TABLE IF NOT EXISTS future (id BIGINT PRIMARY KEY)"


def test_processes_are_replaced_one_by_one_while_people_play(
    tmp_path: Path, database_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new version adds a table. The old one plays on beside it; once stopped, it does not come back."""
    place = Place(tmp_path, new_database(database_server, "test_upgrade"))

    async def scenario() -> None:
        async with AsyncExitStack() as later, serving(place) as old:
            async with Guest(old.url, "Ann") as ann, Guest(old.url, "Bob") as bob:
                table = await ann.create("toy", ["me", "open"], options={"rounds": 3})
                await ann.join(table)
                await bob.sit(table, 1)
                await ann.do("start", table=table)
                await asyncio.gather(ann.play(table), bob.play(table))
                with monkeypatch.context() as patch:
                    patch.setattr(database_store, "VERSION", VERSION + 1)
                    patch.setattr(database_store, "SCHEMA", [*SCHEMA, ADDED])
                    new = await later.enter_async_context(serving(place))
                await bob.disconnect()
                await bob.reconnect(new.url)
                await bob.join(table)
                await asyncio.gather(ann.play_on(table), bob.play_on(table))
            with pytest.raises(uc.UndercroftError, match=f"schema {VERSION + 1}; this release reads schema {VERSION}"):
                await later.enter_async_context(serving(place))

    run(scenario())


def test_a_promoted_standby_has_every_acknowledged_move(tmp_path: Path) -> None:
    """With synchronous replication. The server finds the new primary by itself."""
    primary = Postgres()
    standby = Postgres(follows=primary)
    hosts = ",".join(server.host for server in (primary, standby))
    place = Place(tmp_path, f"postgresql://postgres@/postgres?host={hosts}&target_session_attrs=read-write")

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "random"], options={"rounds": 4})
            await ann.join(table)
            for _ in range(2):
                before = await ann.play(table)
            await asyncio.to_thread(primary.stop, signal.SIGQUIT)
            await asyncio.to_thread(standby.promote)

            async def is_joined() -> bool:
                return bool((await ann.ask("join", table=table))["type"] == "done")

            await eventually(is_joined)
            await ann.join(table)
            assert ann.tables[table].version >= before["version"]
            await ann.play_on(table)

    try:
        run(scenario())
    finally:
        standby.remove()
        primary.remove()
