"""Courses: matches in which bots play, for every law to walk.

Random play loses early and seldom gets to see what good play leads to. Thinking is slow, so a course is thought
out once: its moves are kept in $UNDERCROFT_COURSES under a digest of the sources, for other processes and later runs;
without that only while the program runs. Each process plays them again and keeps the positions that laws look at.
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
from typing import TYPE_CHECKING, Any
from unittest import mock

import undercroft as uc
from undercroft.bots import Bot, make_bot, yardstick_of
from undercroft.conformance.measure import MEASURE

if TYPE_CHECKING:
    from undercroft.conformance.tables import Table

VARIABLE = "UNDERCROFT_COURSES"
FAILED = "failed-bots"  # beside the courses: the views that bots could not answer

# greedy: common sense in every seat. mixed: common sense and random moves, in turn by seats. turning: all seats at once
# change from random moves to common sense and back; the dice are sealed.
KINDS = ("greedy", "mixed", "turning")
TURN = 1 / 25  # how likely the players of a turning course change after a decision


class Course:
    """A match that bots have played: the positions of some moments, the last one among them, and its end."""

    def __init__(self, table: Table, kind: str, seed: int) -> None:
        self.table, self.kind, self.seed = table, kind, seed
        self._kept: tuple[uc.Match, list[uc.Position], list[str]] | None = None

    def __str__(self) -> str:
        return f"{self.table}, {self.kind} course {self.seed}"

    def deal(self) -> uc.Match:
        if self.kind != "turning":
            return self.table.deal(self.seed)
        secret = hashlib.sha256(str(self).encode()).digest()
        with mock.patch("secrets.token_bytes", return_value=secret):
            return self.table.deal(None)

    def walk(self) -> Iterator[uc.Match]:
        """The match after the deal and after every move."""
        match = self.deal()
        yield match
        for seat, move in self.written["moves"]:
            match.play(seat, move)
            yield match

    @property
    def finished(self) -> uc.Match:
        """Its end; not to be changed."""
        return self._played[0]

    @property
    def positions(self) -> list[uc.Position]:
        """Some positions on the way; not to be changed."""
        return self._played[1]

    @property
    def saves(self) -> list[str]:
        """What the positions were when they came up."""
        return self._played[2]

    @property
    def _played(self) -> tuple[uc.Match, list[uc.Position], list[str]]:
        if self._kept is None:
            length, most = len(self.written["moves"]), MEASURE.fewer if self.table.options else MEASURE.moments
            chosen = {length, *random.Random(str(self)).sample(range(length), min(length, most - 1))}
            positions, saves = [], []
            for number, match in enumerate(self.walk()):
                if number in chosen:
                    positions.append(match.position)
                    saves.append(json.dumps(match.position.save(), ensure_ascii=False))
            self._kept = match, positions, saves
        return self._kept

    @property
    def written(self) -> dict[str, Any]:
        """`moves`, each with its seat, and the `record` that they gave when the bots chose them."""
        path = folder() / f"{self.table}.{self.kind}.{self.seed}.json"
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
    """Let bots play a match to its end, move by move. One that fails is named, with what it needs to fail again."""
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
    """Chooses the notation of a move for a seat."""
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
    """The seed of the bot of a seat."""
    return 10 * seed + seat


def kinds_at(table: Table) -> list[str]:
    """The kinds of courses that there can be: alone there is nobody to mix with."""
    return [kind for kind in KINDS if kind != "mixed" or table.seats > 1]


def courses_of(table: Table) -> list[Course]:
    """The courses of a table; a game without common sense has none."""
    if yardstick_of(table.game.name) == "random":
        return []
    kinds = kinds_at(table)
    first = sum(str(table).encode()) % len(kinds)  # each table begins with another kind
    most, seeds = (MEASURE.less, 1) if table.options else (MEASURE.kinds, MEASURE.seeds)
    return [Course(table, kind, seed) for kind in [*kinds[first:], *kinds[:first]][:most] for seed in range(seeds)]


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
    """Where courses of these very sources are kept; those of other sources are cleared away."""
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
    """Written as a whole: another process may look for it meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    part.replace(path)
