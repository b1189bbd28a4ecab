"""The table of Chest: where everything lies, and what can be seen at a glance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.components import (
    CHARM,
    COMPANION_TYPES,
    EITHER,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    MASTER_AT,
    MONSTERS,
    NO_HERO,
    POWER,
    SCROLL_SERVES,
    SERVES,
    SERVING,
    STRIKE,
    ULTIMATE,
    count,
)
from undercroft.games.chest.options import ChestOptions
from undercroft.games.chest.view_types import Phase
from undercroft.kernel.position import Position

# Phases, in the order of play. At formation only the mercenary is asked something.
FORMATION: Final[i64] = 0
MONSTER_PHASE: Final[i64] = 1
LOOT_PHASE: Final[i64] = 2
DRAGON_PHASE: Final[i64] = 3
REGROUP: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final[tuple[Phase, ...]] = ("formation", "monsters", "loot", "dragon", "regroup", "over")

# Choices in several steps.
NO_TASK: Final[i64] = 0
REROLL_TASK: Final[i64] = 1
REVIVE_TASK: Final[i64] = 2
DRAGON_TASK: Final[i64] = 3
STRIKE_TASK: Final[i64] = 4
CHARM_TASK: Final[i64] = 5
TASKS: Final = ("", "reroll", "revive", "dragon", "strike", "charm")


@final
@mypyc_attr(acyclic=True)
class Setup:
    """What never changes after the deal; copies of a position share it."""

    __slots__ = ("options", "heroes", "first", "scrolls_anywhere", "bait_monsters_only")

    def __init__(self, options: ChestOptions, heroes: list[int], first: i64) -> None:
        self.options = options
        self.heroes = heroes  # of each seat, HERO_CARDS without one
        self.first = first  # the first adventurer
        self.scrolls_anywhere: bool = options.scrolls_anywhere
        self.bait_monsters_only: bool = options.bait_monsters_only


@mypyc_attr(acyclic=True)
class Table(Position):
    """Where everything lies. How it moves is in `rules.py`."""

    __slots__ = (
        "setup", "xp", "tokens", "supply", "done", "adventurer", "side", "exhausted", "level", "phase",
        "party", "graveyard", "temporary", "dungeon", "lair", "task", "left", "picked", "offered",
    )  # fmt: skip

    def __init__(self, seats: i64, setup: Setup, xp: list[int], tokens: list[int]) -> None:
        super().__init__(seats)
        self.setup = setup
        self.xp = xp  # of each seat
        self.tokens = tokens  # the bag of each seat
        self.supply: i64 = 0  # the bag of tokens in the treasure chest
        self.done: i64 = 0  # adventures finished, by all seats
        self.adventurer: i64 = 0
        self.side: i64 = NO_HERO  # of the adventurer's hero card
        self.exhausted = False  # the ultimate was used in this adventure
        self.level: i64 = 1
        self.phase: i64 = FORMATION
        self.party: i64 = 0  # the bag of active party dice
        self.graveyard: i64 = 0
        self.temporary: i64 = 0  # the bag of temporary companions
        self.dungeon: i64 = 0  # the bag of dice on this level
        self.lair: i64 = 0
        self.task: i64 = NO_TASK
        self.left: i64 = 0  # steps left of the task
        self.picked: i64 = 0  # dice or companions picked for it so far
        self.offered: tuple[int, ...] = ()  # the legal moves

    def side_of(self, seat: i64) -> i64:
        """The side of a seat's hero card that is up: it follows from the experience."""
        hero = self.setup.heroes[seat]
        if 2 * hero == NO_HERO:
            return NO_HERO
        return 2 * hero + (1 if self.xp[seat] >= MASTER_AT[hero] else 0)

    @property
    def monsters(self) -> i64:
        """The bag of monsters on the level."""
        return self.dungeon & MONSTERS

    def forces(self) -> i64:
        """The bag of all companions: dice, tokens that serve, temporary ones."""
        tokens: i64 = self.tokens[self.adventurer]
        return self.party | (tokens & SERVING) << 4 * FIRST_TOKEN | self.temporary << 4 * FIRST_TEMPORARY

    def spread(self, companions: i64) -> i64:
        """How many different types these companions can stand for, against a dragon.

        Faces that count as each other are two types when two of them are there; a scroll that serves stands for any.
        """
        faces: i64 = 0  # the bag of party faces they serve as
        companion: i64 = 0
        while companions:
            faces += (companions & 15) << 4 * SERVES[companion]
            companions >>= 4
            companion += 1
        either = EITHER[self.side]
        types: i64 = 0
        of_the_pair: i64 = 0
        for face in range(COMPANION_TYPES):
            number = count(faces, face)
            if either >> face & 1:
                of_the_pair += number
            elif number:
                types += 1
        types += min(2, of_the_pair)
        if SCROLL_SERVES[self.side]:
            types += count(faces, COMPANION_TYPES)
        return min(COMPANION_TYPES, types)

    def is_first_step(self) -> bool:
        """Whether an ultimate that takes monsters has taken none yet; then one must be named."""
        return ULTIMATE[self.side] in (STRIKE, CHARM) and self.left == POWER[self.side]
