"""Variants: a game that is another one but for a few rules. Subclass `Variant`, name it, and override some hooks.

The position of the game goes on as it is, compiled or not; around it lies one that asks the hooks. So a variant costs
something where it is played, and nothing where it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, SupportsIndex

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event, Message
from undercroft.kernel.mind import Finding, Mind, Strength, share
from undercroft.kernel.move import Move
from undercroft.kernel.options import Options
from undercroft.kernel.position import GAMES, Data, Position
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN

OWN = ("turn", "prompt", "moves", "result")  # of a view: what a variant may change


class Variant(Game):
    """Made of a game: `Merciful(find_game("raiders"))`, or of one with other cards. Texts are those of the game; where
    it says something else, put `en.ftl` and `ru.ftl` into a folder of its own."""

    def __init__(self, base: Game) -> None:
        self.base = base
        for name in ("seats", "is_simultaneous", "has_secrets", "longest", "options", "notation", "folder"):
            if name not in vars(type(self)):
                setattr(self, name, getattr(base, name))
        super().__init__()
        if base.changes:  # its positions name their cards
            GAMES[self.name, self.digest] = self

    version: ClassVar[int] = 1

    # -- hooks: the position is that of the game -----------------------------------------------------

    def moves(self, position: Position, seat: int) -> Sequence[int]:
        """The legal moves of a seat that owes a decision: some of the game's. One that is left is made by itself."""
        return position.moves(seat)

    def ends(self, position: Position) -> bool:
        """Is it over here, though the game would go on?"""
        return False

    def result(self, position: Position) -> Result:
        return position.result()

    # -- a game like any other -----------------------------------------------------------------------

    @cached_property
    def figures(self) -> Data:
        return self.base.figures

    @cached_property
    def made_by(self) -> tuple[Any, ...]:
        return type(self), (self.base,)

    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Position:
        return Varied(self, self.base.deal(seats, options, chance, told), told).settled(chance)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Position:
        return Varied(self, self.base.load(data, seats, options))

    def imagine(self, view: Data, chance: Chance) -> Position:
        whole = {**view, **view["base"], "game": self.base.name, "rules": self.base.version}
        del whole["base"]
        return Varied(self, self.base.imagine(whole, chance))

    def mind(self) -> Mind | None:
        return self._mind

    @cached_property
    def _mind(self) -> Mind | None:
        mind = self.base.mind()
        return None if mind is None else VariedMind(self, mind)


class Varied(Position):
    """A position of the game, `inner`, as the variant has it."""

    def __init__(self, variant: Variant, inner: Position, told: list[Event] | None = None) -> None:
        super().__init__(inner.seats)
        self.variant = variant
        self.inner = inner
        self.told = told
        self._look()

    def _look(self) -> None:
        self.waiting = 0 if self.inner.waiting and self.variant.ends(self.inner) else self.inner.waiting

    def settled(self, chance: Chance) -> Varied:
        """Questions to which the variant leaves one answer are answered."""
        asked = self._forced()
        while asked is not None:
            self.inner.play(*asked, chance)
            self._look()
            asked = self._forced()
        return self

    def _forced(self) -> tuple[int, int] | None:
        for seat in SEATS_IN[self.waiting]:
            moves = self.moves(seat)
            if len(moves) == 1 and not self.inner.is_veiled(seat):
                return seat, moves[0]
        return None

    def moves(self, seat: int) -> tuple[int, ...]:
        return tuple(self.variant.moves(self.inner, seat)) if self.waiting >> seat & 1 else ()

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.inner.told = self.told
        self.inner.is_final = False
        self.inner.play(seat, move, chance)
        self._look()
        self.settled(chance)
        self.is_final = self.inner.is_final
        self.inner.told = None

    def copy(self) -> Varied:
        return Varied(self.variant, self.inner.copy())

    def view(self, seat: SupportsIndex | None) -> Data:
        """The game's own, with what the variant changes; the game's part of that is kept under `base`."""
        view = super().view(seat)
        theirs = self.inner.view(seat)
        view["base"] = {name: theirs[name] for name in OWN if theirs[name] != view[name]}
        return view

    def describe(self, seat: int, move: int) -> Move:
        return self.inner.describe(seat, move)

    def prompt(self, seat: int | None) -> Message:
        return self.inner.prompt(seat)

    def table(self, seat: int | None) -> Mapping[str, Any]:
        return self.inner.table(seat)

    def save(self) -> Data:
        return self.inner.save()

    def result(self) -> Result:
        return self.variant.result(self.inner)

    def objection(self, seat: int, move: Move) -> Message | None:
        return self.inner.objection(seat, move)

    def is_veiled(self, seat: int) -> bool:
        return self.inner.is_veiled(seat)

    def passing(self, seat: int) -> int:
        return self.inner.passing(seat)

    def header(self) -> Data:
        return {**self.inner.header(), "game": self.variant.name, "rules": self.variant.version}


class VariedMind(Mind):
    """What the game knows about playing it well, as far as the variant allows it."""

    def __init__(self, variant: Variant, mind: Mind) -> None:
        super().__init__(mind.depth, mind.doubt)
        self._variant = variant
        self._mind = mind

    def advise(self, position: Position, seat: int, chance: Chance) -> int:
        return self._allowed(self._mind.advise, position, seat, chance)

    def quick(self, position: Position, seat: int, chance: Chance) -> int:
        return self._allowed(self._mind.quick, position, seat, chance)

    def _allowed(self, ask: Callable[..., int], position: Position, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        wanted = ask(_inner(position), seat, chance)
        return wanted if wanted in moves else moves[int(chance.below(len(moves)))]

    def redeal(self, position: Position, seat: int, chance: Chance) -> None:
        self._mind.redeal(_inner(position), seat, chance)

    def reopen(self, position: Position, seat: int) -> None:
        self._mind.reopen(_inner(position), seat)
        position.waiting = _inner(position).waiting

    def candidates(self, position: Position, seat: int) -> Sequence[int]:
        moves = position.moves(seat)
        return [move for move in self._mind.candidates(_inner(position), seat) if move in moves] or moves

    def clock(self, position: Position) -> int:
        return self._mind.clock(_inner(position))

    def worth(self, position: Position, seat: int) -> float:
        if position.waiting:
            return self._mind.worth(_inner(position), seat)
        is_for_points = self.is_for_points(position.seats)
        return float(position.result().scores[seat]) if is_for_points else share(position, seat)

    def is_for_points(self, seats: int) -> bool:
        return self._mind.is_for_points(seats)

    def points(self, position: Position, seat: int) -> float:
        return self._mind.points(_inner(position), seat)

    def strengths(self) -> Sequence[Strength]:
        return self._mind.strengths()

    def reason(self, position: Position, seat: int, findings: Sequence[Finding]) -> Message | None:
        return self._mind.reason(_inner(position), seat, findings)


def _inner(position: Position) -> Position:
    assert isinstance(position, Varied)
    return position.inner
