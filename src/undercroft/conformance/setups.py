"""The setups each game is tried at: every number of seats, every value of each option, and some mixtures."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec

import undercroft as uc
from undercroft.conformance.courses import MEASURE, Course, courses_of
from undercroft.games import find_game
from undercroft.kernel.game import Game
from undercroft.kernel.match import deal

MIXTURES = 2  # setups per game with all options randomised


class NeverEnds(AssertionError):
    """A match went on after `Game.longest` decisions. Nothing else about such a game can be checked."""


class DoesNotApply(Exception):
    """The game has nothing that the law is about; the text says why."""


def is_about(numbers: Sequence[float], wanted: Sequence[float]) -> bool:
    """Returns whether numbers equal the expected ones up to rounding."""
    pairs = zip(numbers, wanted, strict=True)
    return all([math.isclose(number, other, rel_tol=1e-6, abs_tol=1e-9) for number, other in pairs])


class GameSetup:
    """A game with a number of seats and options."""

    looked_at: str = ""  # by the running law

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *chosen])

    def deal(self, seed: int | None) -> uc.Match:
        return deal(self.game, self.seats, seed, None, self.options)

    @cached_property
    def courses(self) -> list[Course]:
        """Returns matches played by bots."""
        return courses_of(self)

    def some_courses(self, seed: int) -> list[Course]:
        """Returns courses for laws that replay a whole match: all on the compiled build, one on the pure one."""
        return self.courses if uc.compiled else self.courses[seed % len(self.courses) :][:1] if self.courses else []

    def walk(self, seed: int) -> Iterator[uc.Match]:
        """Yields a match of random moves after the deal and after every move; simultaneous seats move in any order."""
        match, pick = self.deal(seed), random.Random(seed)
        self.note(f"random walk {seed}, the deal")
        yield match
        while match.turn:
            if len(match.steps) > self.game.longest:
                raise NeverEnds(f"goes on after {self.game.longest} decisions, the most that Game.longest allows")
            seat = pick.choice(match.turn)
            match.play(seat, pick.choice(match.moves(seat)))
            self.note(f"random walk {seed}, step {len(match.steps)}")
            yield match

    def watch(self, seed: int) -> Iterator[uc.Match]:
        """Yields the matches most laws examine: a random walk, thinning out towards its end, and moments of courses."""
        often, pick = MEASURE.every_step if not self.options else MEASURE.some_steps, random.Random(seed)
        for number, match in enumerate(self.walk(seed)):
            if number < often or pick.random() < (often / number) ** MEASURE.tail or not match.turn:
                yield match
        yield from self.moments()

    def moments(self) -> Iterator[uc.Match]:
        """Yields moments of the courses, each as a match that starts there."""
        options = self.game.read(self.seats, self.options)
        for course in self.courses:
            for number, position in enumerate(course.positions):
                self.note(f"{course.kind} course {course.seed}, moment {number}")
                yield uc.Match(self.game, options, position, uc.Seeded(number), {"seed": number})

    def middles(self, seed: int) -> Iterator[uc.Match]:
        """Yields few moments, for laws that try much at each: one of a random walk, one or two of good play."""
        *_, match = islice(self.walk(seed), 30)
        yield match
        moments = [match for match in self.moments() if match.turn]
        yield from random.Random(seed).sample(moments, min(2 if uc.compiled else 1, len(moments)))

    def ends(self, seed: int) -> Iterator[uc.Match]:
        """Yields finished matches of all kinds."""
        yield self.finished(seed)
        for course in self.courses:
            self.note(f"{course.kind} course {course.seed}, its end")
            yield course.finished

    def finished(self, seed: int) -> uc.Match:
        *_, match = self.walk(seed)
        return match

    def note(self, text: str) -> None:
        """Notes where a law is looking, so that a failing test can say so."""
        GameSetup.looked_at = f"{self}: {text}"

    @property
    def watchers(self) -> list[int | None]:
        """Returns all watchers: the seats and a spectator."""
        return [*range(self.seats), None]


def setups(names: Iterable[str | Game]) -> list[GameSetup]:
    """Returns all setups of these games."""
    return [setup for name in names for setup in _setups(find_game(name))]


def sampled(every: list[GameSetup], law: str) -> list[GameSetup]:
    """Returns all setups, or on the pure build a sample of them. Together, the laws try every setup."""
    turn = sum(law.encode())
    one_of = [MEASURE.one_of if setup.options else MEASURE.seats for setup in every]
    return [setup for number, setup in enumerate(every) if (number + turn) % one_of[number] == 0]


def _setups(game: Game) -> Iterator[GameSetup]:
    counts = list(game.seats)
    for seats in counts:
        yield GameSetup(game, seats, {})
    values = option_values(game)
    turn = 0
    for name, choices in values.items():
        for value in choices[1:]:
            turn += 1
            yield from _first_possible(game, counts[-turn % len(counts) :] + counts, {name: value})
    shaken = random.Random(game.name)
    for _ in range(MIXTURES if len(values) > 1 else 0):
        options = {name: shaken.choice(choices) for name, choices in values.items()}
        yield from _first_possible(game, shaken.sample(counts, len(counts)), options)


def _first_possible(game: Game, counts: list[int], options: dict[str, Any]) -> Iterator[GameSetup]:
    """Yields the setup with the first number of seats that the options allow, if any."""
    for seats in counts:
        try:
            game.read(seats, options)
        except uc.BadOption:
            continue
        yield GameSetup(game, seats, options)
        return


def option_values(game: Game) -> dict[str, list[Any]]:
    """Returns the values worth trying of each option, its default first."""
    defaults = game.options().data()
    struct = msgspec.inspect.type_info(game.options)
    assert isinstance(struct, msgspec.inspect.StructType)
    return {
        field.name: [defaults[field.name], *(v for v in _values(field.type) if v != defaults[field.name])]
        for field in struct.fields
    }


def _values(kind: msgspec.inspect.Type) -> list[Any]:
    match kind:
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType(values=values):
            return list(values)
        case msgspec.inspect.IntType(ge=least, le=most):
            return [number for number in (least, most) if number is not None]
        case msgspec.inspect.UnionType(types=kinds):
            return [value for kind in kinds for value in _values(kind)]
        case _:
            return []


def plain(data: Any) -> str:
    """Returns plain data as one string for comparison; anything that is not JSON is an error."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def spoilt(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields the data with each field in turn removed or replaced, recursively."""
    for field, value in data.items():
        yield {name: other for name, other in data.items() if name != field}
        for wrong in (None, True, -1, 10**30, "?", [], [-1], ["?"], [{"?": 1}], [[1, "?"]], {"?": "?"}):
            yield {**data, field: wrong}
        if isinstance(value, dict):
            yield from ({**data, field: inner} for inner in spoilt(value))
        elif isinstance(value, list) and value and isinstance(value[-1], dict):
            yield from ({**data, field: [*value[:-1], row]} for row in spoilt(value[-1]))
