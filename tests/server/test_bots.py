"""Bots in worker processes: whatever they do, the table continues."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import LIMIT, Place, run, serving
from undercroft.bots import levels_of
from undercroft.games import OURS, find_game
from undercroft.jobs.process import WorkerProcess
from undercroft.server.metrics import Metrics
from undercroft.server.work.bots import BotPool, BotTurn, Faults
from undercroft.server.work.thinking import Question

VIEW = {"game": "toy", "moves": [{"text": "one"}, {"text": "two"}]}
THOUGHT = 0.1  # seconds for a move of the strongest level; what is tested is the match, not the move


class Stuck(WorkerProcess):
    """A process that behaves as the test wants. Nothing guards it: to be ended it has to be killed."""

    script = ""
    started: list[WorkerProcess]

    @staticmethod
    async def start(*_: object) -> WorkerProcess:
        process = await asyncio.create_subprocess_exec(
            *("python3", "-c", Stuck.script), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        worker = Stuck(process)
        Stuck.started.append(worker)
        return worker


@pytest.fixture(autouse=True)
def _none_started(monkeypatch: pytest.MonkeyPatch) -> None:
    Stuck.started = []
    monkeypatch.setattr("undercroft.jobs.process.ENDING", 0.0)


def answer(move: str | None, **more: str) -> str:
    """Code that writes a report and a thought."""
    thought = json.dumps({"move": move, **more})
    return f"print('{{\"kind\": \"result\"}}'); print('{thought}', flush=True)"


@pytest.mark.parametrize(
    ("script", "budget", "fault"),
    [
        ("import time; time.sleep(3600)", 0.3, "overrun"),  # thinks too long
        ("while True: pass", 0.3, "overrun"),  # hangs
        ("import sys; sys.exit(1)", LIMIT, "WorkerLost of its worker"),  # dies
        ("input(); print('no JSON', flush=True)", LIMIT, "WorkerLost of its worker"),
        (f"while True: input(); {answer('cheat')}", LIMIT, "no legal move"),
        (f"while True: input(); {answer(None, error='confused')}", LIMIT, "confused"),
    ],
)
def test_legal_move_replaces_a_failed_bot(script: str, budget: float, fault: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        Stuck.script = script
        metrics = Metrics()
        pool = BotPool(1, budget, metrics, Faults(tmp_path), Stuck.start, 0.0)
        for version in range(2):  # the second time with a fresh process, if the first was killed
            choice = await pool.choose(BotTurn("table", 0, version, "random", VIEW))
            assert choice.move in ("one", "two")
            assert choice.is_stand_in
        is_overrun = fault == "overrun"
        assert f"undercroft_bot_overruns_total {2 if is_overrun else 0}" in metrics.text()
        assert ('undercroft_bot_errors_total{game="toy",level="random"} 2' in metrics.text()) is not is_overrun
        assert "undercroft_bot_moves_total{" not in metrics.text()
        (kept,) = (tmp_path / "bot-faults").iterdir()
        assert (json.loads(kept.read_text())["error"]).startswith(fault)
        await pool.close()

    run(scenario())


def test_cancelled_question_does_not_affect_the_next(tmp_path: Path) -> None:
    async def scenario() -> None:
        Stuck.script = f"input(); {answer('one')}; input(); {answer('two')}"
        pool = BotPool(1, LIMIT, Metrics(), Faults(tmp_path), Stuck.start)
        withdrawn = asyncio.create_task(pool.choose(BotTurn("table", 0, 1, "random", VIEW)))
        while not Stuck.started:
            await asyncio.sleep(0)
        withdrawn.cancel()
        choice = await pool.choose(BotTurn("table", 0, 2, "random", VIEW))
        assert choice.move == "two"  # the answer to this question
        await pool.close()

    run(scenario())


def test_worker_that_died_while_idle_is_skipped(tmp_path: Path) -> None:
    async def scenario() -> None:
        Stuck.script = f"while True: input(); {answer('two')}"
        metrics = Metrics()
        pool = BotPool(1, LIMIT, metrics, Faults(tmp_path), Stuck.start)
        assert await pool.choose(BotTurn("table", 0, 1, "random", VIEW)) == ("two", False)
        await Stuck.started[0].kill()
        assert await pool.choose(BotTurn("table", 0, 2, "random", VIEW)) == ("two", False)
        assert len(Stuck.started) == 2
        assert "undercroft_bot_overruns_total 0" in metrics.text()
        await pool.close()

    run(scenario())


def test_a_bot_sees_its_view_and_answers_in_notation() -> None:
    match = uc.deal("toy", seats=2, seed=1)
    thought = Question("random", "toy", match.view(0), 1).run()
    assert thought.move in [move.text for move in match.moves(0)]
    assert Question("genius", "toy", match.view(0), 1).run().error is not None
    blind = Question("random", "toy", {}, 1).run()
    assert blind.move is None
    assert blind.error is not None and blind.error.startswith("BadView at player.py:")
    assert blind.trace is not None and "BadView: expected the view" in blind.trace


def test_server_answers_while_bots_think(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that spins, and has all the time of the test to do so, keeps nobody waiting but its own table."""

    async def scenario() -> None:
        monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Stuck)
        Stuck.script = "while True: pass"
        async with serving(folder, budget=2 * LIMIT) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            found = await ann.join(table)
            for moves in range(2):
                while len(Stuck.started) == moves:
                    await ann.do("ping")
                for _ in range(20):
                    await ann.do("ping")
                assert len(found.told) == moves  # the bot is still at it
                await Stuck.started[moves].kill()
                await ann.until(lambda: len(found.told) > moves)  # noqa: B023 – waited for here. Another move was found for it
            assert [told["seat"] for told in found.told] == [1, 1]

    run(scenario())


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_bots_play_whole_matches(folder: Place, game: str) -> None:
    """Real games to the end, in front of a spectator: the record proves, and every view agrees with its replay."""

    async def scenario() -> None:
        async with (
            serving(folder, budget=LIMIT, think=THOUGHT) as served,
            Guest(served.url) as ann,
            Guest(served.url) as eve,
        ):
            others = max(1, find_game(game).seats[0] - 1)
            table = await ann.create(game, ["me", *[levels_of(game)[-1]] * others])
            await eve.join(table)
            mine = await ann.join(table)
            await ann.play_on(table)
            await eve.until(lambda: eve.tables[table].state["phase"] == "over")
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            assert (await asyncio.to_thread(uc.verify, text)).is_fair  # the server goes on meanwhile
            for guest, seat in ((ann, f"?seat={mine.state['seat']}"), (eve, "")):
                replay: dict[str, Any] = (await guest.http.get(f"/api/tables/{table}/replay{seat}")).json()
                assert replay["moments"][-1]["view"] == guest.tables[table].view
                told = [moment["events"] for moment in replay["moments"]]
                assert told == [entry["events"] for entry in guest.tables[table].told]
            metrics = served.server.metrics.text()
            assert "undercroft_bot_overruns_total 0" in metrics
            assert "undercroft_bot_errors_total{" not in metrics

    run(scenario())
