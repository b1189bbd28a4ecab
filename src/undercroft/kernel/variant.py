"""Variants: a game with a few rules changed. Subclass `Variant`, name it, and override some hooks.

The base game's position stays as it is, compiled or not; a wrapper consults the hooks. A variant costs time only
where it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, SupportsIndex

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event, Message
from undercroft.kernel.mind import Claim, Figure, Mind, Strength, share
from undercroft.kernel.move import Move
from undercroft.kernel.options import Options
from undercroft.kernel.position import GAMES, Data, Position
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN

OWN = ("turn", "prompt", "moves", "result")  # parts of a view that a variant may change


class Variant(Game):
    """A game made from another: `Merciful(find_game("raiders"))`. It uses the texts of its base; put `en.ftl` and
    `ru.ftl` into its own folder where it says something else.
    """

    def __init__(self, base: Game) -> None:
        self.base = base
        for name in ("seats", "is_simultaneous", "has_secrets", "longest", "options", "notation", "folder"):
            if name not in vars(type(self)):
                setattr(self, name, getattr(base, name))
        super().__init__()
        if base.changes:  # its positions name their cards
            GAMES[self.name, self.digest] = self

    version: ClassVar[int] = 1

    # -- hooks, which get the position of the base game ----------------------------------------------

    def moves(self, position: Position, seat: int) -> Sequence[int]:
        """Returns the allowed ones of the game's legal moves. A single remaining move is played automatically."""
        return position.moves(seat)

    def ends(self, position: Position) -> bool:
        """Returns whether the variant ends the game here."""
        return False

    def result(self, position: Position) -> Result:
        return position.result()

    # -- the interface of games ----------------------------------------------------------------------

    @cached_property
    def figures(self) -> Data:
        return self.base.figures

    @cached_property
    def made_by(self) -> tuple[Any, ...]:
        return type(self), (self.base,)

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Position:
        return Varied(self, self.base.deal(seats, options, chance, events), events).settled(chance)

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
    """A position of the base game, `inner`, under the variant's rules."""

    def __init__(self, variant: Variant, inner: Position, events: list[Event] | None = None) -> None:
        super().__init__(inner.seats)
        self.variant = variant
        self.inner = inner
        self.events = events
        self._look()

    def _look(self) -> None:
        self.waiting = 0 if self.inner.waiting and self.variant.ends(self.inner) else self.inner.waiting

    def settled(self, chance: Chance) -> Varied:
        """Answers the questions to which the variant leaves one answer."""
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
        self.inner.events = self.events
        self.inner.is_final = False
        self.inner.play(seat, move, chance)
        self._look()
        self.settled(chance)
        self.is_final = self.inner.is_final
        self.inner.events = None

    def copy(self) -> Varied:
        return Varied(self.variant, self.inner.copy())

    def view(self, seat: SupportsIndex | None) -> Data:
        """Returns the base game's view with the variant's changes; the base's own fields are kept under `base`."""
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

    def why_final(self, events: Sequence[Event]) -> Message | None:
        return self.inner.why_final(events)

    def withdraw(self, seat: int) -> bool:
        is_withdrawn = self.inner.withdraw(seat)
        self._look()
        return is_withdrawn

    def is_veiled(self, seat: int) -> bool:
        return self.inner.is_veiled(seat)

    def is_for_its_word(self, seat: int) -> bool:
        return self.inner.is_for_its_word(seat)

    def passing(self, seat: int) -> int:
        return self.inner.passing(seat)

    def header(self) -> Data:
        return {**self.inner.header(), "game": self.variant.name, "rules": self.variant.version}


class VariedMind(Mind):
    """The base game's mind, restricted to what the variant allows."""

    def __init__(self, variant: Variant, mind: Mind) -> None:
        super().__init__(mind.depth, mind.doubt)
        self._variant = variant
        self._mind = mind

    def greedy_move(self, position: Position, seat: int, chance: Chance) -> int:
        return self._allowed(self._mind.greedy_move, position, seat, chance)

    def quick(self, position: Position, seat: int, chance: Chance) -> int:
        return self._allowed(self._mind.quick, position, seat, chance)

    def _allowed(self, ask: Callable[..., int], position: Position, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        wanted = ask(_inner(position), seat, chance)
        return wanted if wanted in moves else moves[int(chance.below(len(moves)))]

    def redeal(self, position: Position, seat: int, chance: Chance) -> None:
        self._mind.redeal(_inner(position), seat, chance)

    def unveil(self, position: Position) -> None:
        self._mind.unveil(_inner(position))

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

    def claims(self, position: Position, seat: int, move: int) -> Sequence[Claim]:
        return self._mind.claims(_inner(position), seat, move)

    def figures(self) -> Sequence[Figure]:
        return self._mind.figures()

    def short_clock(self, position: Position) -> int:
        return self._mind.short_clock(_inner(position))

    def measure(self, before: Position, after: Position, seat: int) -> Sequence[float]:
        return self._mind.measure(_inner(before), _inner(after), seat)


def _inner(position: Position) -> Position:
    assert isinstance(position, Varied)
    return position.inner
