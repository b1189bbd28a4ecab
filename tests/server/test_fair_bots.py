"""Bots of many tables share few processes: watched tables come first, and everybody gets a turn."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, eventually, run, serving
from undercroft.server.fair_queue import Asker
from undercroft.server.work.bots import BotPool
from undercroft.server.work.thinking import Question, Thought


def gated(monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Semaphore, list[Asker]]:
    """Bots that answer only when they are let, and for whom they did, in their order."""
    gate = asyncio.Semaphore(0)
    answered: list[Asker] = []

    async def answer(pool: BotPool, question: Question, seconds: float, asker: Asker) -> Thought:
        async with pool._turns.turn(asker):
            await gate.acquire()
            answered.append(asker)
        return Thought(question.view["moves"][0]["text"])

    monkeypatch.setattr(BotPool, "_answer", answer)
    return gate, answered


def test_unwatched_bots_do_not_delay_watched_ones(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        gate, answered = gated(monkeypatch)
        async with serving(folder) as served, Guest(served.url, "Mallory") as mallory, Guest(served.url, "Ann") as ann:
            for _ in range(12):
                await mallory.create("toy", ["random", "random"])
            table = await ann.create("toy", ["me", "random"])
            hers = await ann.join(table)
            await ann.play(table)
            turns = served.server.bots._turns

            async def all_wait() -> bool:
                return turns._of[ann.id] == 1 and turns._of[mallory.id] >= 11

            await eventually(all_wait)
            gate.release()
            gate.release()
            await ann.until(lambda: len(hers.told) == 2)
            assert [asker.person for asker in answered] == [mallory.id, ann.id], (
                "the one that was at work already, then hers"
            )
            for _ in range(1000):
                gate.release()

    run(scenario())


def test_viewer_raises_the_priority_of_waiting_bots(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        gate, answered = gated(monkeypatch)
        async with serving(folder) as served, Guest(served.url, "Mallory") as mallory, Guest(served.url, "Ann") as ann:
            others = [await mallory.create("toy", ["random", "random"]) for _ in range(6)]
            table = await ann.create("toy", ["random", "random"])
            turns = served.server.bots._turns

            async def all_wait() -> bool:
                return turns._of.total() == 13

            await eventually(all_wait)
            askers = {place[4] for place in turns._waiting if place[4].person == ann.id}
            assert askers == {Asker(ann.id, "127.0.0.1", True, table)}
            await ann.join(table)
            for _ in range(3):
                gate.release()
            await ann.until(lambda: len(ann.tables[table].told) >= 2)
            assert [asker.table for asker in answered] == [others[0], table, table]
            for _ in range(1000):
                gate.release()

    run(scenario())


def test_unwatched_bots_pause_between_moves(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder, pause=1000.0) as served, Guest(served.url, "Ann") as ann:
            await ann.create("toy", ["random", "random"], pace="instant")
            bots = served.server.bots

            async def has_thought() -> bool:
                return "undercroft_bot_moves_total{" in served.server.metrics.text() and bots.pool.is_idle

            await eventually(has_thought)
            assert "undercroft_moves_total 0" in served.server.metrics.text()
            watched = await ann.create("toy", ["random", "random"], pace="instant")
            found = await ann.join(watched)
            await ann.until(lambda: found.state["phase"] == "over")

    run(scenario())
