"""Steps thousands of games at once: arrays in, arrays out, the loop over games compiled.

    env = VectorEnv("raiders", count=4096, seats=3, seed=1)
    step = env.look()
    while True:
        step = env.step(policy(step.observations, step.masks))

A row is a game and shows the seat that decides. A finished game is dealt again within the same step: its row has
`dones` and the `rewards` of all its seats, and the observation of the next game. Game k has its own random stream
derived from `seed` and k, so results do not depend on the number of processes.
"""

from __future__ import annotations

import gc
import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple

from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption, IllegalMove, UndercroftError
from undercroft.lab import missing

try:
    import numpy as np

    from undercroft.lab.encoders import Encoder, encoder_of
    from undercroft.lab.encoders.batch import Batch, Rows
except ImportError as _error:
    raise missing("undercroft.lab.vector", "lab", _error) from _error

LUCK_BITS = 32  # bits of a game's number in its seed
Array = Any  # numpy's, typed only where it is installed


class StepResult(NamedTuple):
    """The results of a step. The arrays are yours: no later step changes them, and changing them changes no game."""

    observations: Array  # uint8, games × bytes
    masks: Array  # int8, games × actions: 1 is legal
    seats: Array  # uint8: the seat that decides
    rewards: Array  # float32, games × seats: nonzero only where a game has ended
    dones: Array  # bool: a game ended here and the next was dealt


class WorkerPlan(NamedTuple):
    """The games that a process plays."""

    game: str
    seats: int
    options: dict[str, Any]
    seeds: list[int]

    def batch(self) -> Batch:
        game = find_game(self.game)
        options = game.read(self.seats, self.options)
        return Batch(encoder_of(self.game), game, self.seats, options, self.seeds)


class VectorEnv:
    """Shares its games among `processes`; 1 plays them in this process. Close it if there are several."""

    def __init__(
        self, game: str, count: int, seats: int | None = None, seed: int = 0, processes: int = 1, **options: Any
    ) -> None:
        rules = find_game(game)
        self.encoder: Encoder = encoder_of(game)
        self.count = count
        self.seats: int = rules.seats[0] if seats is None else seats
        if count < 1 or not 1 <= processes <= count:
            raise BadOption(f"{count} games in {processes} processes: expected at least one game per process")
        plain = rules.read(self.seats, options).data()
        seeds = [(seed << LUCK_BITS) + number for number in range(count)]
        self._chance = Seeded((seed << LUCK_BITS) + count)
        bounds = [count * part // processes for part in range(processes + 1)]
        plans = [WorkerPlan(game, self.seats, plain, seeds[start:end]) for start, end in pairwise(bounds)]
        # Row sizes in bytes: those of `Rows`, and the actions.
        widths = (int(self.encoder.size), int(self.encoder.actions), 1, 4 * self.seats, 1, 4)
        self._crew = Crew(plans, [(count, width) for width in widths], bounds) if processes > 1 else None
        self._batch = plans[0].batch() if processes == 1 else None
        self._numbers = np.arange(count)
        self._masks = self.look().masks

    def look(self) -> StepResult:
        """Returns the games as they stand."""
        if self._crew is not None:
            return self._arrays(self._crew.do("look"))
        assert self._batch is not None
        return self._arrays(list(self._batch.look()))

    def step(self, actions: Array) -> StepResult:
        """Plays an action in every game, given as an array of integers."""
        words = np.ascontiguousarray(actions, np.int32)
        if words.shape != (self.count,):
            raise IllegalMove(f"expected an action for each of {self.count} games, not an array of shape {words.shape}")
        self._check(words)
        if self._crew is not None:
            return self._arrays(self._crew.do("step", words.tobytes()))
        assert self._batch is not None
        return self._arrays(list(self._batch.step(words.tolist())))

    def _check(self, words: Array) -> None:
        """Refuses an illegal action before any game has moved."""
        inside = (words >= 0) & (words < self.encoder.actions)
        wrong = np.flatnonzero(~inside | (self._masks[self._numbers, np.where(inside, words, 0)] == 0))
        if len(wrong):
            word = int(words[wrong[0]])
            known = f"`{self.encoder.words[word]}`" if inside[wrong[0]] else "there is no such action"
            raise IllegalMove(f"action {word} is not legal in game {wrong[0]} now ({known}): see the mask")

    def sample(self) -> Array:
        """Returns a random legal action for every game, weighted by the moves it starts."""
        if self._crew is not None:
            luck = np.random.default_rng(int(self._chance.below(1 << 31))).random(self._masks.shape, np.float32)
            return (luck * self._masks).argmax(1).astype(np.int32)
        assert self._batch is not None
        return np.frombuffer(self._batch.sample(self._chance), np.int32).copy()

    def advised(self, is_quick: bool = False) -> Array:
        """Returns the greedy action in every game. `is_quick` is nearly as good and much faster."""
        if self._batch is None:
            raise BadOption("advice needs an environment with one process")
        mind = self._batch.game.mind()
        assert mind is not None
        return np.frombuffer(self._batch.advise(mind, self._chance, is_quick), np.int32).copy()

    def _arrays(self, rows: list[bytes]) -> StepResult:
        kinds = (np.uint8, np.int8, np.uint8, np.float32, np.bool_)
        self._masks = np.frombuffer(rows[1], np.int8).reshape(self.count, -1)
        # Copies, because torch wants memory that can be written.
        found = [np.frombuffer(row, kind).reshape(self.count, -1).copy() for row, kind in zip(rows, kinds, strict=True)]
        return StepResult(found[0], found[1], found[2][:, 0], found[3], found[4][:, 0])

    def close(self) -> None:
        if self._crew is not None:
            self._crew.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


# -- several processes ---------------------------------------------------------------------------------------


class Crew:
    """Processes that each play a part of the games. Rows and actions are in shared memory."""

    def __init__(self, plans: list[WorkerPlan], shapes: list[tuple[int, int]], bounds: list[int]) -> None:
        context = multiprocessing.get_context("spawn")
        self._memory = [SharedMemory(create=True, size=rows * width) for rows, width in shapes]
        names = [memory.name for memory in self._memory]
        widths = [width for _, width in shapes]
        self._sizes = [rows * width for rows, width in shapes]
        self._lines: list[Any] = []  # connections; their class depends on the system
        self._workers = []
        for number, plan in enumerate(plans):
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(plan, bounds[number], names, widths, there), daemon=True)
            worker.start()
            self._lines.append(here)
            self._workers.append(worker)

    def do(self, order: str, words: bytes = b"") -> list[bytes]:
        """Runs a command in all processes and returns the rows."""
        if words:
            _buffer(self._memory[-1])[: len(words)] = words
        for line in self._lines:
            line.send(order)
        failed = [answer for answer in [line.recv() for line in self._lines] if answer]
        if failed:
            raise IllegalMove(failed[0])
        return [bytes(_buffer(memory)[:size]) for memory, size in zip(self._memory[:-1], self._sizes, strict=False)]

    def close(self) -> None:
        for line in self._lines:
            try:
                line.send("stop")
            except OSError:
                continue  # it has already ended
        for worker in self._workers:
            worker.join()
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._lines, self._workers, self._memory = [], [], []


def work(plan: WorkerPlan, start: int, names: list[str], widths: list[int], line: Connection[Any, Any]) -> None:
    """The loop of a process: obeys commands until it is told to stop."""
    gc.disable()  # nothing here is ever in a cycle
    memory = [SharedMemory(name) for name in names]
    batch, count = plan.batch(), len(plan.seeds)
    while (order := line.recv()) != "stop":
        try:
            rows = batch.look() if order == "look" else batch.step(_words(memory[-1], start, count))
        except UndercroftError as error:
            line.send(str(error))
            continue
        _write(rows, memory, widths, start, count)
        line.send("")
    for shared in memory:
        shared.close()


def _buffer(memory: SharedMemory) -> memoryview:
    assert memory.buf is not None, "it is open"
    return memory.buf


def _words(memory: SharedMemory, start: int, count: int) -> list[int]:
    whole = np.frombuffer(memory.buf, np.int32, count, 4 * start)
    words: list[int] = whole.tolist()
    return words


def _write(rows: Rows, memory: list[SharedMemory], widths: list[int], start: int, count: int) -> None:
    for row, shared, width in zip(rows, memory, widths, strict=False):
        _buffer(shared)[start * width : (start + count) * width] = row
