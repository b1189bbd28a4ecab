"""Announcements over a message server: play continues while it is down."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.nats import Nats
from tests.server.serving import Place, eventually, run, serving
from undercroft.server.commands.shared import add_announce, check_announce
from undercroft.server.store.announcer import NotifyAnnouncer
from undercroft.server.store.postgres import PostgresStore


def test_play_continues_while_the_message_server_is_down(database: str, tmp_path: Path) -> None:
    """They are found by versions. When it is back they are announced again, and nobody has to be started anew."""

    async def scenario() -> None:
        nats = Nats()
        place = Place(tmp_path, database, nats.url)
        servers = serving(place), serving(place)
        try:
            async with servers[0] as first, servers[1] as second, Guest(first.url) as ann, Guest(second.url) as bob:

                async def is_heard() -> bool:
                    return (await bob.http.get("/readyz")).text == "ready\n"

                async def is_deaf() -> bool:
                    return not await is_heard()

                await eventually(is_heard)
                table = await ann.create("toy", ["me", "open"])
                hers = await ann.join(table)
                his = await bob.sit(table, 1)
                await ann.until(lambda: hers.version == his.version)
                await ann.do("start", table=table)
                await bob.until(lambda: his.state["view"])
                nats.kill()
                await eventually(is_deaf)
                assert (await bob.http.get("/readyz")).status_code == 200
                assert "undercroft_announced 0" in second.server.metrics.text()
                answer = await ann.play(table, "stake 1")
                await bob.until(lambda: his.version >= answer["version"])
                nats.start()
                await eventually(is_heard)
                assert "undercroft_announced 1" in second.server.metrics.text()
                answer = await bob.play(table, "stake 2")
                await ann.until(lambda: hers.version >= answer["version"])
        finally:
            nats.remove()

    run(scenario())


def test_closing_works_if_the_client_swallows_a_cancellation() -> None:
    """As that of NATS does while it waits to send."""

    class Deaf(NotifyAnnouncer):
        def open(self) -> None:
            self._tasks.append(asyncio.create_task(self.keep_on()))

        async def keep_on(self) -> None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            await asyncio.Event().wait()

    async def scenario() -> None:
        announcer = Deaf("postgresql:///nowhere", 1, print, print)
        announcer.open()
        await asyncio.sleep(0)
        await announcer.close()

    run(scenario())


def test_a_message_system_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "undercroft.server.store.nats_announcer", None)
    monkeypatch.setitem(sys.modules, "nats", None)
    with pytest.raises(uc.UndercroftError, match=r"--announce needs .*: pip install 'undercroft\[nats\]'"):
        PostgresStore("postgresql:///nowhere", announce=["nats://127.0.0.1:1"])


@pytest.mark.parametrize(
    ("address", "database", "fault"),
    [
        ("redis://localhost:1", "postgresql://db/x", "expected nats://HOST:PORT"),
        ("nats://a:secret@", "postgresql://db/x", "expected nats://HOST:PORT"),
        ("nats://one:1,two:2", "postgresql://db/x", "expected nats://HOST:PORT"),
        ("nats://one:1", None, "see --database"),
        ("nats://one:1, tls://two:2", "postgresql://db/x", None),
        (None, None, None),
    ],
)
def test_bad_address_is_refused_without_repeating_the_password(
    address: str | None, database: str | None, fault: str | None
) -> None:
    parser = argparse.ArgumentParser()
    add_announce(parser)
    given = parser.parse_args([] if address is None else ["--announce", address])
    given.database = database
    if fault is None:
        check_announce(given)
        return
    with pytest.raises(uc.UndercroftError, match=fault) as refused:
        check_announce(given)
    assert "secret" not in str(refused.value)
