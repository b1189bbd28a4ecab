"""Clocks are steady and do not run while no server does."""

from __future__ import annotations

import time

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from tests.server.test_moves import at_toy
from undercroft.server import system
from undercroft.server.protocol.tables import Clock
from undercroft.server.tables.clocks import SECOND, Clocks

HOUR = 3600 * SECOND
CLOCK = {"kind": "live", "time": 3600, "bonus": 0}


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Moves the clock on; no process notices."""
    monkeypatch.setattr(system, "_STARTED", system._STARTED + milliseconds * system.MILLISECOND)


def test_changing_the_system_time_changes_no_clock_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    before = system.now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= system.now_ms() < before + HOUR


def test_outage_costs_nobody_time() -> None:
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


def test_suspended_server_costs_nobody_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
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
