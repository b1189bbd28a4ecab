"""Slow work runs in other processes, with time limits and in turn."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, Served, generous, run, serving
from undercroft.jobs.process import WorkerProcess
from undercroft.kernel import match
from undercroft.server.fair_queue import Asker, FairQueue
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.refusal import Refusal
from undercroft.server.work.pools import WorkPool
from undercroft.server.work.table_jobs import FindPosition, ReadRecord


@asynccontextmanager
async def watched(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[str]]:
    """Returns the matches replayed in the thread of the loop."""
    seen: list[str] = []
    loop = threading.get_ident()
    repeat = match._repeat

    def noted(played: match.Match, *args: Any) -> None:
        if threading.get_ident() == loop:
            seen.append(repr(played))
        repeat(played, *args)

    with monkeypatch.context() as patch:
        patch.setattr(match, "_repeat", noted)
        yield seen


async def finished(ann: Guest) -> str:
    table = await ann.create("toy", ["me", "random"])
    await ann.join(table)
    await ann.play_on(table)
    return table


@pytest.mark.skipif(uc.compiled, reason="compiled methods cannot be watched")
def test_nothing_is_replayed_in_the_loop(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await finished(ann)
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            asked = await ann.create("toy", ["me", "random"], pace="steps", friendly=True)
            hers = await ann.join(asked)
            await ann.play(asked, "stake 1")
            async with watched(monkeypatch) as seen:
                assert (await ann.http.get(f"/api/tables/{table}/replay?seat=0")).status_code == 200
                brought = await ann.http.post("/api/records", content=record)
                assert brought.json()["is_fair"]
                branch = await ann.http.post(f"/api/tables/{table}/branch", json={"step": 3, "seat": 0})
                assert branch.status_code == 201
                assert (await ann.http.get("/api/me/honours/toy")).status_code == 200
                await ann.do("ask_back", table=asked, seat=0, version=hers.version)
                await ann.until(lambda: hers.told == [])
                served.server.tables._live.clear()
                await ann.join(brought.json()["table"])
                assert seen == []

    run(scenario())


class Endless(WorkerProcess):
    """A worker in which no match is ever played to its end again: its time is up on the fastest machine, too."""

    script = """
from undercroft.kernel import match
from undercroft.jobs.worker import main

def repeat(*step):
    while True:
        pass

match._repeat = repeat
main(0, 0)
"""
    started = 0

    @staticmethod
    async def start(*_: object) -> WorkerProcess:
        Endless.started += 1
        return Endless(
            await asyncio.create_subprocess_exec(sys.executable, "-c", Endless.script, stdin=PIPE, stdout=PIPE)
        )


def test_jobs_have_a_time_limit(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Endless)
    monkeypatch.setattr("undercroft.jobs.process.ENDING", 0.0)
    monkeypatch.setattr(Endless, "started", 0)

    async def scenario() -> None:
        async with serving(folder, generous(work_seconds=0.05)) as served, Guest(served.url) as ann:
            table = await finished(ann)
            answer = await ann.http.get(f"/api/tables/{table}/replay")
            assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            assert (await ann.http.post("/api/records", content=record)).json()["code"] == "too_long"
            await ann.do("ping")
            assert Endless.started == 2, "one for the bot; the other stops by itself and is not killed"

    run(scenario())


def test_a_process_that_dies_is_replaced(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await finished(ann)
            path = f"/api/tables/{table}/replay"
            first = await ann.http.get(path)
            pool = served.server.work.pool
            while not pool.is_idle or not pool._idle:  # the match is being booked
                await asyncio.sleep(0.01)
            for place in pool._idle:
                await place.worker.kill()
            assert (await ann.http.get(path)).json() == first.json()

    run(scenario())


def test_results_of_a_worker_are_not_mixed_up(folder: Place) -> None:
    """Also after jobs that were refused."""

    async def scenario() -> None:
        work = WorkPool(Limits(), Metrics())
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await finished(ann)
            stored = await stored_of(served, table)
            for _ in range(2):
                with pytest.raises(Refusal, match="has 8 steps, not 99"):
                    await work.do(Asker("ann"), FindPosition(stored, 99))
                with pytest.raises(Refusal) as refused:
                    await work.do(Asker("ann"), ReadRecord(b"no record"))
                assert refused.value.code == "bad_record"
                save = json.loads(await work.do(Asker("ann"), FindPosition(stored, 3)))
                assert save["game"] == "toy"
        await work.close()

    run(scenario())


async def stored_of(served: Served, table: str) -> Any:
    from undercroft.server.live.live_table import read_stored

    return await read_stored(served.server.store, table)


def test_excess_requests_of_a_person_are_refused_at_once() -> None:
    async def scenario() -> None:
        turns = FairQueue(1, each=2, all=3)
        async with turns.turn(Asker("mallory")):
            waiting = [asyncio.create_task(one_turn(turns, Asker("mallory"), [])) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                async with turns.turn(Asker("mallory")):
                    pass
            assert refused.value.code == "busy"
            waiting.append(asyncio.create_task(one_turn(turns, Asker("ann"), [])))
            await asyncio.sleep(0)
            with pytest.raises(Refusal):
                async with turns.turn(Asker("bob")):
                    pass
        await asyncio.gather(*waiting)

    run(scenario())


async def one_turn(turns: FairQueue, asker: Asker, order: list[str]) -> None:
    async with turns.turn(asker):
        order.append(asker.person)


async def order_of(*askers: Asker) -> list[str]:
    """In which order they are served who all wait."""
    turns = FairQueue(1)
    order: list[str] = []
    async with turns.turn(Asker("first")):
        tasks = []
        for asker in askers:
            tasks.append(asyncio.create_task(one_turn(turns, asker, order)))
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_everybody_gets_a_turn_however_much_one_person_asks() -> None:
    async def scenario() -> None:
        mallory, ann = Asker("mallory", "192.0.2.1"), Asker("ann", "192.0.2.2")
        order = await order_of(*[mallory] * 50, ann, ann)
        assert order.index("ann") <= 1 and [who for who in order[:5]].count("ann") == 2
        many = [Asker(f"sock puppet {number}", "192.0.2.1") for number in range(100)]
        order = await order_of(*many, ann)
        assert order.index("ann") <= 10, "new names behind one address do not help"
        idle = [Asker(f"nobody {number}", f"192.0.2.{number}", is_idle=True) for number in range(9)]
        assert (await order_of(*idle, *[ann] * 3))[:3] == ["ann"] * 3, "what nobody waits for comes last"

    run(scenario())


def test_cancelling_one_request_does_not_cancel_others() -> None:
    async def scenario() -> None:
        turns = FairQueue(1)
        order: list[str] = []
        async with turns.turn(Asker("first")):
            gone = asyncio.create_task(one_turn(turns, Asker("gone"), order))
            ann = asyncio.create_task(one_turn(turns, Asker("ann"), order))
            await asyncio.sleep(0)
            gone.cancel()
        await ann
        assert order == ["ann"]
        async with turns.turn(Asker("bob")):
            pass
        # Cancelled just when it was its turn.
        async with turns.turn(Asker("first")):
            late = asyncio.create_task(one_turn(turns, Asker("late"), order))
            await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        async with asyncio.timeout(60), turns.turn(Asker("bob")):
            pass

    run(scenario())


def test_very_long_match_is_not_resent_from_the_beginning(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr("undercroft.server.tables.views.LONGEST_LOG", 3)
        limits = Limits(joins_at_once=3, joins_per_second=0.001)
        async with serving(folder, limits) as served, Guest(served.url) as ann:
            table = await finished(ann)  # joined once
            ann.tables.clear()
            assert [told["step"] for told in (await ann.join(table)).told] == [6, 7, 8]
            replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
            assert len(replay["moments"]) == 9
            await ann.join(table)
            assert await ann.refused("join", table=table) == "too_fast"

    run(scenario())
