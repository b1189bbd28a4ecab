"""An overloaded process refuses new tables and serves its own; garbage collection delays nobody."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.health import BEAT, LoopMonitor
from undercroft.server.metrics import Metrics


def test_an_overloaded_process_takes_no_new_tables_and_plays_on(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], options={"rounds": 1})
            await ann.join(table)
            served.server._tasks[-1].cancel()  # its own beats
            for _ in range(20):
                served.server.loop_monitor.beat(passed=3.0, worked=2.9)
            new = {"game": "toy", "seats": ["me", "random"]}
            refused = await ann.http.post("/api/tables", json=new)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert "Retry-After" in refused.headers
            await ann.play_on(table)
            for _ in range(40):
                served.server.loop_monitor.beat(passed=BEAT, worked=0.0)
            assert (await ann.http.post("/api/tables", json=new)).status_code == 201

    run(scenario())


def test_a_swamped_process_refuses_spectators_and_never_a_player(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "random"], options={"rounds": 1})
            served.server._tasks[-1].cancel()  # its own beats
            monitor = served.server.loop_monitor
            while not monitor.is_overloaded:
                monitor.beat(passed=BEAT + 0.6, worked=0.8)
            await bob.join(table)  # new tables are refused first
            for _ in range(20):
                monitor.beat(passed=3.0, worked=2.9)
            async with Guest(served.url) as eve:
                assert (await eve.refused("join", table=table)) == "unavailable"
            await ann.join(table)
            await ann.play_on(table)

    run(scenario())


def test_process_without_processor_time_is_not_overloaded() -> None:
    """Otherwise a machine that is busy with other things would refuse everyone."""
    monitor = LoopMonitor(Metrics(), limit=0.5)
    for _ in range(20):
        monitor.beat(passed=3.0, worked=0.2)
    assert not monitor.is_overloaded
    for _ in range(20):
        monitor.beat(passed=3.0, worked=2.9)
    assert monitor.is_overloaded


@pytest.fixture
def searcher() -> Iterator[LoopMonitor]:
    thresholds = gc.get_threshold()
    monitor = LoopMonitor(Metrics(), limit=1.0)
    monitor.take_over_garbage()
    yield monitor
    monitor.hand_back_garbage()
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def full_searches() -> int:
    return int(gc.get_stats()[2]["collections"])


def test_full_garbage_collection_runs_only_when_idle(searcher: LoopMonitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.health.BETWEEN", 0.0)
    before = full_searches()
    held: list[list[list[int]]] = [[[]] for _ in range(1_000_000)]  # Python would have searched the whole several times
    for _ in range(20):
        searcher.beat(passed=BEAT, worked=BEAT)
    assert full_searches() == before
    for _ in range(20):
        searcher.beat(passed=BEAT, worked=0.0)
    assert full_searches() > before
    assert len(held) == 1_000_000


@pytest.mark.parametrize("what", ["changes at tables", "beats"])
def test_young_objects_are_collected_when_allocations_balance(what: str, searcher: LoopMonitor) -> None:
    """A move puts new parts in the place of old ones. Python counts the one against the other, and would never look."""

    def young() -> int:
        return len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1))

    held: list[list[int]] = [[] for _ in range(100_000)]
    gc.collect(1)
    for place in range(len(held)):
        held[place] = []
    assert young() > 50_000
    for _ in range(100):
        if what == "beats":
            searcher.beat(passed=BEAT, worked=BEAT)
        else:
            searcher.changed()
    assert young() < 10_000


def test_changes_at_tables_are_counted(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], options={"rounds": 1})
            await ann.join(table)
            await ann.play_on(table)
            found = await served.server.tables.look(table)
            assert (
                served.server.loop_monitor._changes == found.version - len(found.chairs) - 1
            )  # but for those it began with

    run(scenario())


def test_short_lived_cycles_are_collected(searcher: LoopMonitor) -> None:
    class Ring:
        alive = 0

        def __init__(self) -> None:
            Ring.alive += 1
            self.self = self

        def __del__(self) -> None:
            Ring.alive -= 1

    for _ in range(100_000):
        Ring()
    assert Ring.alive < 50_000
