"""Courses: matches played by bots, for every law to walk.

Random play loses early and rarely reaches what good play leads to. Thinking is slow, so each course is computed
once: its moves are stored in $UNDERCROFT_COURSES under a digest of the sources, for other processes and later runs;
without that variable, only in memory. Each process replays them and keeps the positions that laws look at.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest import mock

import msgspec

import undercroft as uc
from undercroft.bots import Bot, make_bot, yardstick_of

if TYPE_CHECKING:
    from undercroft.conformance.setups import GameSetup

VARIABLE = "UNDERCROFT_COURSES"
FAILED = "failed-bots"  # beside the courses: views that bots could not answer

# greedy: the greedy bot in every seat. mixed: greedy and random moves, alternating by seat. turning: all seats switch
# between random and greedy moves together; the dice are sealed.
KINDS = ("greedy", "mixed", "turning")
TURN = 1 / 25  # chance that the players of a turning course switch after a decision


class Measure(NamedTuple):
    every_step: int  # steps of a random match with default options examined without gaps
    some_steps: int  # steps with other options
    tail: float  # how quickly later steps thin out
    kinds: int  # kinds of courses at a setup with default options
    seeds: int  # courses of each kind there
    less: int  # kinds of courses at a setup with other options
    moments: int  # moments of a course
    fewer: int  # moments with other options
    seats: int  # a law tries one in this many setups with default options; the next law tries others
    one_of: int  # and one in this many with other options
    positions: int  # minimum positions of whole random games that are saved, loaded and imagined


WHOLE: Final = Measure(120, 30, 1.0, 3, 2, 3, 9, 5, 1, 1, 2000)
BRIEF: Final = Measure(35, 12, 1.5, 3, 1, 1, 5, 3, 1, 1, 400)
# Plain Python is far slower and the rules are the same: a sample is enough once all laws hold for the compiled build of
# the same sources.
PURE: Final = Measure(20, 10, 2.0, 3, 1, 1, 3, 2, 2, 12, 60)
SAMPLE: Final = Measure(12, 6, 2.0, 1, 1, 1, 2, 2, 3, 12, 40)

IS_BRIEF: Final = os.environ.get("UNDERCROFT_LAWS") == "brief"
MEASURE: Final = (BRIEF if IS_BRIEF else WHOLE) if uc.compiled else SAMPLE if IS_BRIEF else PURE


ENCODER: Final = msgspec.json.Encoder(enc_hook=lambda thing: thing.data())  # messages, moves, records


def encoded(data: Any) -> bytes:
    """Returns data to compare, ten times as fast as `plain`, which checks in two laws that views and saves are JSON."""
    return ENCODER.encode(data)


class Course:
    """A match played by bots: positions at some moments, including the last, and its end."""

    def __init__(self, setup: GameSetup, kind: str, seed: int) -> None:
        self.setup = setup
        self.kind = kind
        self.seed = seed
        self._kept: tuple[uc.Match, list[uc.Position], list[bytes]] | None = None

    def __str__(self) -> str:
        return f"{self.setup}, {self.kind} course {self.seed}"

    def deal(self) -> uc.Match:
        if self.kind != "turning":
            return self.setup.deal(self.seed)
        secret = hashlib.sha256(str(self).encode()).digest()
        with mock.patch("secrets.token_bytes", return_value=secret):
            return self.setup.deal(None)

    def walk(self) -> Iterator[uc.Match]:
        """Yields the match after the deal and after every move."""
        match = self.deal()
        yield match
        for seat, move in self.written["moves"]:
            match.play(seat, move)
            yield match

    @property
    def finished(self) -> uc.Match:
        """The finished match; do not change it."""
        return self._played[0]

    @property
    def positions(self) -> list[uc.Position]:
        """Some positions on the way; do not change them."""
        return self._played[1]

    @property
    def saves(self) -> list[bytes]:
        """The saves of the positions when they occurred."""
        return self._played[2]

    @property
    def _played(self) -> tuple[uc.Match, list[uc.Position], list[bytes]]:
        if self._kept is None:
            length, most = len(self.written["moves"]), MEASURE.fewer if self.setup.options else MEASURE.moments
            chosen = {length, *random.Random(str(self)).sample(range(length), min(length, most - 1))}
            positions, saves = [], []
            for number, match in enumerate(self.walk()):
                if number in chosen:
                    positions.append(match.position)
                    saves.append(encoded(match.position.save()))
            self._kept = match, positions, saves
        return self._kept

    @property
    def written(self) -> dict[str, Any]:
        """Holds `moves`, each with its seat, and the `record` they gave when the bots chose them."""
        path = folder() / f"{self.setup}.{self.kind}.{self.seed}.json"
        if not path.exists():
            keep(path, self._thought())
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return found

    def _thought(self) -> dict[str, Any]:
        match = self.deal()
        for _ in play_out(match, self.kind, self.seed, random.Random(str(self))):
            pass
        moves = [(step.seat, step.move) for step in match.steps]
        return {"moves": moves, "record": match.record.dumps()}


def play_out(match: uc.Match, kind: str, seed: int, pick: random.Random) -> Iterator[None]:
    """Lets bots play a match to its end. A bot that fails is named, with what is needed to reproduce it."""
    choose = players(match, kind, seed, pick)
    while match.turn:
        yield
        seat = pick.choice(match.turn)
        view = match.view(seat)
        try:
            match.play(seat, choose(seat, view))
        except Exception as error:
            where = f"{match.game.name}, {kind}, seed {seed}, step {len(match.steps)}, seat {seat}"
            path = base().parent / FAILED / f"{where}.json"
            keep(path, {"bot_seed": seed_of(seed, seat), "options": match.options.data(), "view": view})
            raise AssertionError(f"{where}: the bot failed with {error!r}; see {path}") from error
        assert len(match.steps) <= match.game.longest, f"{match}, {kind}, seed {seed}: longer than Game.longest"
    yield


def players(match: uc.Match, kind: str, seed: int, pick: random.Random) -> Callable[[int, dict[str, Any]], str]:
    """Returns a function that chooses the notation of a seat's move."""
    name, seats = match.game.name, range(match.seats)
    sensible: list[Bot] = [make_bot(yardstick_of(name), name, seed_of(seed, seat)) for seat in seats]
    is_sensible = [kind == "greedy" or (seat + seed) % 2 == 0 for seat in seats]
    if kind == "turning":
        is_sensible = [seed % 2 == 0] * len(seats)

    def choose(seat: int, view: dict[str, Any]) -> str:
        if kind == "turning" and pick.random() < TURN:
            is_sensible[:] = [not sense for sense in is_sensible]
        chosen = sensible[seat].choose(view) if is_sensible[seat] else pick.choice(view["moves"])
        return str(chosen["text"])

    return choose


def seed_of(seed: int, seat: int) -> int:
    """Returns the seed of a seat's bot."""
    return 10 * seed + seat


def kinds_at(setup: GameSetup) -> list[str]:
    """Returns the kinds of courses at a setup; a solo game has no mixed ones."""
    return [kind for kind in KINDS if kind != "mixed" or setup.seats > 1]


def courses_of(setup: GameSetup) -> list[Course]:
    """Returns the courses of a setup; a game without a mind has none."""
    if yardstick_of(setup.game.name) == "random":
        return []
    kinds = kinds_at(setup)
    first = sum(str(setup).encode()) % len(kinds)  # each setup starts with another kind
    most, seeds = (MEASURE.less, 1) if setup.options else (MEASURE.kinds, MEASURE.seeds)
    return [Course(setup, kind, seed) for kind in [*kinds[first:], *kinds[:first]][:most] for seed in range(seeds)]


@cache
def base() -> Path:
    """The folder of all courses."""
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    own = tempfile.mkdtemp(prefix="undercroft-")
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return Path(own) / "courses"


@cache
def folder() -> Path:
    """Returns the folder for the present sources and deletes those of other sources."""
    build = "compiled" if uc.compiled else "pure"
    package = Path(uc.__file__).parent
    total = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(package.rglob("*")):
        if path.suffix in (".py", ".toml") and path.relative_to(package).parts[0] in ("kernel", "games", "bots"):
            total.update(str(path.relative_to(package)).encode() + path.read_bytes())
    kept = base() / f"{build}-{total.hexdigest()[:16]}"
    for old in base().glob(f"{build}-*"):
        if old != kept:
            shutil.rmtree(old, ignore_errors=True)
    kept.mkdir(parents=True, exist_ok=True)
    return kept


def keep(path: Path, data: Any) -> None:
    """Writes the file atomically, since another process may read it meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    part.replace(path)
