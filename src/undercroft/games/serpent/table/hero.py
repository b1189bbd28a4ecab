"""A hero: a seat's card, points and hand, and what it did this turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import HEROES
from undercroft.games.serpent.table.bounds import MOST


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A seat: its hero, points, hand, and what it did this turn."""

    __slots__ = (
        "hero",
        "pack",
        "face",
        "level",
        "health",
        "glory",
        "peril",
        "actions",
        "saved",
        "place",
        "is_out",
        "fallen",
        "rise",
        "hand",
        "places",
        "moved",
        "seen",
        "tries",
        "tried",
        "fought",
        "used",
        "next_actions",
        "quests",
        "points",
        "dropped",
        "waits",
        "lain",
        "free",
        "muted",
        "top_rounds",
    )

    def __init__(self, hero: int, pack: int, level: int, place: int) -> None:
        self.hero = hero
        self.pack = pack
        self.face = HEROES[pack][hero]
        self.level = level
        self.health = self.face.health
        self.glory = 0
        self.peril = 0
        self.actions = 0
        self.saved = 0
        self.place = place
        self.is_out = False
        self.fallen = False
        self.rise = 0  # the number of melee to reach to rise; 0: none
        self.hand: list[int] = []
        self.places: list[int] = []  # location cards in hand (no white spots)
        self.moved = False
        self.seen = 0  # locations that are not new this turn, as bits
        self.tries = 0
        self.tried = 0  # quest kinds tried this turn, as bits
        self.fought = False  # has it started a battle in this player's turn?
        self.used: list[int] = []  # effects used up until its next recovery
        self.next_actions = 0  # more or less actions at the next recovery
        self.quests = 0
        self.points = 0
        self.dropped = False
        self.waits = -1  # an exit it opened and waits at, as map.py numbers them; -1: none
        self.lain = False  # limited movement: lay down in this player's turn
        self.free = 0  # the action gained by lying down, spent at once
        self.muted = False  # no responses in this battle
        self.top_rounds = 0

    def count_quest(self, points: int) -> None:
        """A quest is done, worth so many points in the combined game."""
        self.quests = min(MOST, self.quests + 1)
        self.points = min(MOST, self.points + points)

    def turn_over(self, pack: int) -> None:
        """From now on the figures of another pack count."""
        self.pack = pack
        self.face = HEROES[pack][self.hero]

    def copy(self) -> Hero:
        twin = Hero(self.hero, self.pack, self.level, self.place)
        twin.health = self.health
        twin.glory = self.glory
        twin.peril = self.peril
        twin.actions = self.actions
        twin.saved = self.saved
        twin.is_out = self.is_out
        twin.fallen = self.fallen
        twin.rise = self.rise
        twin.hand = self.hand.copy()
        if self.places:  # most often there are none, and a new hero has an empty list already
            twin.places = self.places.copy()
        twin.moved = self.moved
        twin.seen = self.seen
        twin.tries = self.tries
        twin.tried = self.tried
        twin.fought = self.fought
        if self.used:
            twin.used = self.used.copy()
        twin.next_actions = self.next_actions
        twin.quests = self.quests
        twin.points = self.points
        twin.dropped = self.dropped
        twin.waits = self.waits
        twin.lain = self.lain
        twin.free = self.free
        twin.muted = self.muted
        twin.top_rounds = self.top_rounds
        return twin
