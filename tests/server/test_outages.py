"""Clocks are steady, and run only while somebody could play: time without a server is given back."""

from __future__ import annotations

import time

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from tests.server.test_moves import at_toy
from undercroft.server import now
from undercroft.server.protocol.settings import Clock
from undercroft.server.tables.clocks import SECOND, Clocks

HOUR = 3600 * SECOND
CLOCK = {"kind": "live", "time": 3600, "bonus": 0}


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """So much time passes, and no process notices."""
    monkeypatch.setattr(now, "_STARTED", now._STARTED + milliseconds * now.MILLISECOND)


def test_who_sets_the_clock_of_the_machine_sets_no_clock_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now.now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= now.now_ms() < before + HOUR


def test_time_away_is_on_nobodys_clock() -> None:
    clocks = Clocks(Clock(kind="live", time=60, bonus=0), 2)
    clocks.advance(1000)
    clocks.run([0])
    clocks.resumed(30_000, 25_000)
    assert clocks.left == [56_000, 60_000]
    clocks.resumed(31_000, HOUR)
    assert clocks.left == [56_000, 60_000], "no more than there was is given back"


def test_a_restart_costs_nobody_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, clock=CLOCK)
            slow = await at_toy(ann, bob, clock={"kind": "days", "time": 7200})
        later(monkeypatch, 3 * HOUR)
        async with serving(place) as served:
            guest = Guest(served.url)
            guest.http.cookies = ann.http.cookies
            async with guest:
                for id, least in ((table, HOUR - 60 * SECOND), (slow, 2 * HOUR - 60 * SECOND)):
                    found = await guest.join(id)
                    assert [seat["bot"] for seat in found.state["seats"]] == [None, None]
                    assert all(seat["clock"]["left"] > least for seat in found.state["seats"])
                await guest.play(table, "stake 1")
                assert guest.tables[table].state["seats"][0]["clock"]["left"] > HOUR - 60 * SECOND

    run(scenario())


def test_a_server_that_stood_still_costs_nobody_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine slept, or the store did not answer: nobody could move, and the first who can is not late."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, clock=CLOCK)
            later(monkeypatch, 3 * HOUR)
            await ann.play(table, "stake 1")
            hers = ann.tables[table]
            assert [seat["bot"] for seat in hers.state["seats"]] == [None, None]
            assert all(seat["clock"]["left"] > HOUR - 60 * SECOND for seat in hers.state["seats"])

    run(scenario())
