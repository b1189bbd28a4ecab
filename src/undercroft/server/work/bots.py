"""Chooses moves for bots and finds advice, in workers. A bot cannot block the server: a worker that overruns is killed,
and a legal move replaces it instead. The time limit comes on top of the thinking time of the bot's level, so
thinking for that long is no overrun.

Failures leave a file in the data folder that reproduces them. It holds the view of the bot's seat, including hidden
information. It lies beside the database, which holds as much, and only its owner can read it. Logs name the file and
contain nothing from it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.games.card_sets import game_of
from undercroft.jobs import JobFailed, JobPool, JobTooLong, Limits, Worker
from undercroft.server.fair_queue import Asker, FairQueue
from undercroft.server.metrics import Metrics
from undercroft.server.refusal import Refusal
from undercroft.server.work.thinking import Question, Thought

MAX_FAULTS: Final = 50  # faults to keep; the oldest are removed


class Fault(Question, frozen=True, kw_only=True):
    """A question and the bot's failure to answer it. `error` is the kind of fault."""

    error: str
    trace: str


class Faults:
    """Keeps the latest fault of each kind, so that a broken bot neither fills the disk nor hides other faults."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "bot-faults"

    def keep(self, fault: Fault) -> str:
        """Writes the fault. Returns log text that says how to repeat it, or why that is impossible."""
        kind = hashlib.sha256(f"{fault.game} {fault.level} {fault.error}".encode()).hexdigest()[:12]
        path = self._folder / f"{kind}.json"
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            part = path.with_suffix(f".{os.getpid()}.part")
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(fault))
            part.replace(path)
            kept = sorted(self._folder.glob("*.json"), key=lambda other: other.stat().st_mtime_ns)
            for old in kept[:-MAX_FAULTS]:
                old.unlink(missing_ok=True)
        except OSError as error:
            return f"It could not be kept: {error}"
        return f"To repeat it: python -m undercroft.server.work.thinking {path}"


OVERRUN: Final = "overrun"
ILLEGAL: Final = "no legal move"
SOMEBODY: Final = Asker("")
ADVISER: Final = "advice"  # label in faults and metrics when no bot is involved

log: Final = logging.getLogger(__name__)


class Choice(NamedTuple):
    """The notation of a legal move: the bot's own, or a stand-in if the bot failed."""

    move: str
    is_stand_in: bool


class BotTurn(NamedTuple):
    """The question that a bot answers: for a seat of a table, since a version. `seconds` limits the search (0: none);
    without `seed`, luck is random.
    """

    table: str
    seat: int
    version: int
    level: str
    view: dict[str, Any]
    seconds: float = 0.0
    seed: int | None = None


class BotPool:
    """Runs bots in up to `workers` workers, with `budget` seconds for an answer beyond its thinking time."""

    def __init__(
        self,
        workers: int,
        budget: float,
        metrics: Metrics,
        faults: Faults,
        start: Callable[[], Awaitable[Worker]] | None = None,
        starting: float | None = None,
    ) -> None:
        self.budget = budget
        self._metrics = metrics
        self._faults = faults
        self._read = msgspec.json.Decoder(Thought)
        self._turns = FairQueue(workers)
        self.pool: JobPool = JobPool(workers, is_quiet=True, queue=self._turns, start=start, starting=starting)

    async def choose(self, turn: BotTurn, asker: Asker = SOMEBODY) -> Choice:
        """Returns the bot's move, or any legal move if the bot fails."""
        start = time.perf_counter()
        view, level, game = turn.view, turn.level, str(turn.view["game"])
        luck = secrets.randbits(32) if turn.seed is None else turn.seed
        question = Question(level, game, view, luck, turn.seconds or None, changes=_changes_of(view))
        thought = await self._answer(question, turn.seconds, asker)
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
        # Logs are shared. This line contains nothing that the bot saw or answered; the file does.
        log.error(
            "table %s, version %d, seat %d: the %s bot of %s failed (%s), seed %d; a legal move replaces it. %s",
            *(turn.table, turn.version, turn.seat, level, game, error, question.seed, kept),
        )
        return Choice(secrets.choice(legal), is_stand_in=True)

    async def advise(
        self, game: str, view: dict[str, Any], seconds: float, table: str, seat: int, asker: Asker = SOMEBODY
    ) -> dict[str, Any]:
        """Returns advice for the seat of a view. Refuses as unavailable if none can be found; the fault is kept."""
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
        """Raises the priority of a table that has just gained a viewer."""
        self._turns.hurry(table)

    async def _answer(self, question: Question, seconds: float, asker: Asker) -> Thought:
        limit = self.budget + seconds
        try:
            return self._read.decode(await self.pool.do(question, Limits(limit), asker))
        except JobTooLong:
            return Thought(None, OVERRUN, f"no answer within {limit} s")
        except (JobFailed, msgspec.DecodeError) as error:
            return Thought(None, f"{type(error).__name__} of its worker", repr(error))

    async def _keep(self, question: Question, thought: Thought) -> tuple[str, str]:
        """Keeps a fault. Returns its kind, and how to repeat it."""
        error, trace = thought.error or ILLEGAL, thought.trace or f"it answered {thought.move!r}"
        fault = Fault(**msgspec.structs.asdict(question), error=error, trace=trace)
        return error, await asyncio.to_thread(self._faults.keep, fault)

    async def close(self) -> None:
        await self.pool.close()


def _changes_of(view: dict[str, Any]) -> dict[str, Any]:
    """Returns the card changes that a process needs if it has not loaded the cards of a table."""
    return game_of(view).changes if "cards" in view else {}
