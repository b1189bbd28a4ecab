"""A hero: a seat's card, points and hand, and its actions this turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import HEROES, HeroFace

# The rules know no maximum of points; a save does, and anything beyond it is not counted.
MIN_VALUE: Final = -99
MAX_VALUE: Final = 9999


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A seat's hero, points and hand, and its actions this turn."""

    __slots__ = (
        "hero", "pack", "face", "level", "health", "glory", "peril", "actions", "saved", "place", "is_out", "fallen",
        "rise", "hand", "places", "moved", "seen", "tries", "tried", "fought", "used", "next_actions", "quests",
        "points", "dropped", "waits", "lain", "free", "muted", "top_rounds",
    )  # fmt: skip

    def __init__(self, hero: int, pack: int, level: int, place: int) -> None:
        self.hero: int = hero
        self.pack: int = pack
        self.face: HeroFace = HEROES[pack][hero]
        self.level: int = level
        self.health: int = self.face.health
        self.glory: int = 0
        self.peril: int = 0
        self.actions: int = 0
        self.saved: int = 0
        self.place: int = place
        self.is_out: bool = False
        self.fallen: bool = False
        self.rise: int = 0  # the number of melee to reach to rise; 0: none
        self.hand: list[int] = []
        self.places: list[int] = []  # location cards in hand (no white spots)
        self.moved: bool = False
        self.seen: int = 0  # locations that are not new this turn, as bits
        self.tries: int = 0
        self.tried: int = 0  # quest kinds tried this turn, as bits
        self.fought: bool = False  # whether it started a battle in this player's turn
        self.used: list[int] = []  # effects used up until its next recovery
        self.next_actions: int = 0  # more or less actions at the next recovery
        self.quests: int = 0
        self.points: int = 0
        self.dropped: bool = False
        self.waits: int = -1  # an exit it opened and waits at, as map.py numbers them; -1: none
        self.lain: bool = False  # limited movement: lay down in this player's turn
        self.free: int = 0  # the action gained by lying down, spent at once
        self.muted: bool = False  # no responses in this battle
        self.top_rounds: int = 0

    def count_quest(self, points: int) -> None:
        """Counts a completed quest, with its points in the combined game."""
        self.quests = min(MAX_VALUE, self.quests + 1)
        self.points = min(MAX_VALUE, self.points + points)

    def kinds(self) -> list[int]:
        """Returns the different cards of the hand."""
        found: list[int] = []
        last = -1
        for kind in self.hand:
            if kind != last:
                found.append(kind)
            last = kind
        return found

    def turn_over(self, pack: int) -> None:
        """Switches to the figures of another pack."""
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
        if self.places:  # usually empty, and a new hero starts with an empty list
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
