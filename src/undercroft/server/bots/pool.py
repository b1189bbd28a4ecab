"""The processes that choose moves for bots and find advice. None can block the server: one that overruns is killed, and
any legal move is played instead. A bot that thinks for as long as its level allows does not overrun: it has its time to
think, and the time limit beyond that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from undercroft.games.boxes import game_of
from undercroft.server.bots.faults import Fault, Faults
from undercroft.server.bots.worker import Question, Thought
from undercroft.server.metrics import Metrics
from undercroft.server.refusal import Refusal
from undercroft.server.turns import Asker, Turns

LONGEST_LINE: Final = 16 * 1024 * 1024
STARTING: Final = 30.0  # seconds a process has to start and answer for the first time

OVERRUN: Final = "overrun"
ILLEGAL: Final = "no legal move"
SOMEBODY: Final = Asker("")
ADVISER: Final = "advice"  # what faults and metrics call what no bot is behind

log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """The notation of a legal move. The bot's own, or a stand-in's where the bot has failed."""

    move: str
    is_stand_in: bool


class Thinker(Protocol):
    """Where bots think: a process, or what a browser has instead."""

    @property
    def is_alive(self) -> bool: ...

    async def ask(self, question: Question, budget: float) -> Thought:
        """The answer; TimeoutError if it does not come in time, ConnectionError if nobody is there any more."""

    async def kill(self) -> None: ...


class Worker:
    """One process, and what it has been asked."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_new = True
        self._write = msgspec.json.Encoder()
        self._read = msgspec.json.Decoder(Thought)

    @staticmethod
    async def start() -> Worker:
        command = (sys.executable, "-m", "undercroft.server.bots.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        return Worker(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Question, budget: float) -> Thought:
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        writer.write(self._write.encode(question) + b"\n")
        line = await asyncio.wait_for(reader.readline(), budget + (STARTING if self._is_new else 0))
        if not line:
            raise ConnectionError(f"the thinking process has ended: {await self._process.wait()}")
        self._is_new = False
        return self._read.decode(line)

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class BotPool:
    """`workers` processes at most, started when they are needed; people take turns at them. Each answer has `budget`
    seconds beyond those that it may be thought about."""

    def __init__(
        self,
        workers: int,
        budget: float,
        metrics: Metrics,
        faults: Faults,
        start: Callable[[], Awaitable[Thinker]] | None = None,
    ) -> None:
        self.budget = budget
        self._metrics = metrics
        self._faults = faults
        self._start = start or Worker.start
        self._turns = Turns(workers)
        self._idle: list[Thinker] = []
        self._thinking: set[asyncio.Task[Thought]] = set()

    async def choose(
        self,
        level: str,
        game: str,
        view: dict[str, Any],
        seconds: float,
        table: str,
        seat: int,
        version: int,
        asker: Asker = SOMEBODY,
        seed: int | None = None,
    ) -> Choice:
        """The bot's move, after `seconds` of thought at most (0: it does not search). If it fails, any legal one: the
        table goes on, says so, and the fault is kept."""
        start = time.perf_counter()
        luck = secrets.randbits(32) if seed is None else seed
        question = Question(level, game, view, luck, seconds or None, changes=_changes_of(view))
        thought = await self._answer(question, seconds, asker)
        self._metrics.think.observe(time.perf_counter() - start)
        legal: list[str] = [legal["text"] for legal in view["moves"]]
        if thought.move in legal:
            self._metrics.bot_moves.add(level)
            return Choice(thought.move, is_stand_in=False)
        if thought.error == OVERRUN:
            self._metrics.bot_overruns.add()
        else:
            self._metrics.bot_errors.add(game, level)
        error, kept = await self._keep(question, thought)
        # Logs travel: no word of what the bot saw or answered is in this line, it is in the file.
        log.error(
            "table %s, version %d, seat %d: the %s bot of %s failed (%s), seed %d; any legal move is played. %s",
            *(table, version, seat, level, game, error, question.seed, kept),
        )
        return Choice(secrets.choice(legal), is_stand_in=True)

    async def advise(
        self, game: str, view: dict[str, Any], seconds: float, table: str, seat: int, asker: Asker = SOMEBODY
    ) -> dict[str, Any]:
        """Advice for the seat of a view. Refused as unavailable where it cannot be found; the fault is kept."""
        question = Question(ADVISER, game, view, secrets.randbits(32), seconds, "advice", _changes_of(view))
        thought = await self._answer(question, seconds, asker)
        if thought.advice is not None:
            self._metrics.hints.add(game)
            return thought.advice
        self._metrics.bot_errors.add(game, ADVISER)
        error, kept = await self._keep(question, thought)
        log.error(
            "table %s, seat %d: no advice could be found (%s), seed %d. %s", table, seat, error, question.seed, kept
        )
        raise Refusal("unavailable", "no advice could be found; the fault is noted")

    def hurry(self, table: str) -> None:
        """Somebody looks at a table now."""
        self._turns.hurry(table)

    async def _answer(self, question: Question, seconds: float, asker: Asker) -> Thought:
        """When the question is withdrawn before its turn has come, nobody thinks about it. Later the process thinks on,
        and its answer is dropped: a new process costs more."""
        turn = contextlib.AsyncExitStack()
        await turn.enter_async_context(self._turns.turn(asker))
        thinking = asyncio.create_task(self._ask(question, self.budget + seconds, turn))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        return await asyncio.shield(thinking)

    async def _keep(self, question: Question, thought: Thought) -> tuple[str, str]:
        """The kind of fault, and how it can be repeated."""
        error, trace = thought.error or ILLEGAL, thought.trace or f"it answered {thought.move!r}"
        fault = Fault(**msgspec.structs.asdict(question), error=error, trace=trace)
        return error, await asyncio.to_thread(self._faults.keep, fault)

    async def _ask(self, question: Question, limit: float, turn: contextlib.AsyncExitStack) -> Thought:
        async with turn:
            worker = await self._worker()
            is_sound = False
            try:
                thought = await worker.ask(question, limit)
                is_sound = True
            except TimeoutError:
                return Thought(None, OVERRUN, f"no answer within {limit} s")
            except (ConnectionError, msgspec.DecodeError) as error:
                return Thought(None, f"{type(error).__name__} of its process", repr(error))
            finally:
                # Nor after a cancellation: the answer must not be taken for that to the next question.
                if is_sound:
                    self._idle.append(worker)
                else:
                    await worker.kill()
        return thought

    async def _worker(self) -> Thinker:
        """A process that waits for a question; those that ended while they waited are passed over."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        return await self._start()

    async def close(self) -> None:
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for worker in self._idle:
            await worker.kill()
        self._idle.clear()


def _changes_of(view: dict[str, Any]) -> dict[str, Any]:
    """What a process that has not seen the cards of a table must know of them."""
    return game_of(view).changes if "cards" in view else {}
