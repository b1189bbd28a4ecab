"""The state of the table, without the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies import view_types as shapes
from undercroft.games.doggies.components import KIND_OF, KINDS, START_CROSS, START_TEE
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.dungeon import Dungeon, Mark, is_gap
from undercroft.games.doggies.options import DoggiesOptions
from undercroft.games.doggies.walk import Walk
from undercroft.kernel.position import Position


class Phase:
    """Phases: the decision that is due."""

    DOGS: Final[i64] = 0  # who plays which
    QUESTS: Final[i64] = 1  # which to keep
    TURN: Final[i64] = 2  # explore, leave or sleep
    LAY: Final[i64] = 3  # a card was drawn
    STEP: Final[i64] = 4  # walking: where to next
    ROOM: Final[i64] = 5  # walking: what to do in the room just entered
    OVER: Final[i64] = 6


PHASES: Final[tuple[shapes.Phase, ...]] = ("dogs", "quests", "turn", "lay", "step", "room", "over")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Position):
    """The fields of a position; `Doggies` in rules.py plays with them."""

    __slots__ = (
        "options", "phase", "round", "first", "active", "pile", "pile_size", "drawn", "countdown", "supply", "dungeon",
        "dogs", "shared", "walk", "story", "legal", "is_unasked",
    )  # fmt: skip

    def __init__(self, seats: i64, options: DoggiesOptions, dungeon: Dungeon, dogs: list[Dog], pile: list[int]) -> None:
        super().__init__(seats)
        self.options: DoggiesOptions = options
        self.phase: i64 = Phase.DOGS
        self.round: i64 = 1
        self.first: i64 = 0
        self.active: i64 = 0
        self.pile: list[int] = pile  # by kind; the countdown's unseen cards are among them
        self.pile_size: i64 = 0
        self.drawn: i64 = -1
        self.countdown: i64 = -1  # cards that may still be explored; -1 before the first dog has left
        self.supply: i64 = 0
        self.dungeon: Dungeon = dungeon
        self.dogs: list[Dog] = dogs
        self.shared: list[int] = []  # quests that all may meet
        self.walk: Walk | None = None
        self.story: list[int] = []  # the decisions on this walk
        self.legal: tuple[int, ...] = ()  # moves of the active seat, once computed
        self.is_unasked: bool = False  # whether it may explore while nobody has asked yet whether it may also leave

    def share_state(self, other: State) -> None:
        """Copies another state whose dungeon, dogs and pile were copied already."""
        self.waiting = other.waiting
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.pile_size = other.pile_size
        self.drawn = other.drawn
        self.countdown = other.countdown
        self.supply = other.supply
        self.shared = other.shared  # created once, never modified
        if other.walk is not None:
            self.walk = other.walk.copy(self.dungeon)
            self.story = other.story[:]
        self.legal = other.legal
        self.is_unasked = other.is_unasked

    @property
    def start_kind(self) -> int:
        return START_TEE if self.options.is_tee(self.seats) else START_CROSS

    def cards_to_explore(self) -> i64:
        return self.pile_size if self.countdown < 0 else self.countdown

    def can_explore(self) -> bool:
        """Returns whether there is a card to draw and a place for it."""
        return self.cards_to_explore() > 0 and len(self.dungeon.rim) > 0

    def cards_in_sight(self) -> list[int]:
        """Returns, by kind, the cards on the map, on traps, won and drawn. A gap's card counts where it lies."""
        seen = [0] * KINDS
        dungeon = self.dungeon
        for slot in range(1, dungeon.size):
            mark = dungeon.mark[slot]
            if not is_gap(mark):
                seen[dungeon.kind(slot)] += 1
            if mark >= Mark.CARD:
                seen[KIND_OF[mark - Mark.CARD]] += 1
        for dog in self.dogs:
            for holding in dog.loot:
                seen[KIND_OF[holding]] += 1
        if self.drawn >= 0:
            seen[self.drawn] += 1
        return seen
