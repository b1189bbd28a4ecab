"""What the best way from the start room depends on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.rules import Doggies


@final
@mypyc_attr(acyclic=True)
class Outset:
    """A dog in the start room, with all that matters to it there: kept, to tell whether anything has changed."""

    __slots__ = (
        "seat", "breed", "round", "quest", "paws", "reserve", "potions", "supply", "lie", "mark", "place", "punched",
        "loot", "shared",
    )  # fmt: skip

    def __init__(self) -> None:
        """Of nobody yet."""
        self.seat: i64 = -1
        self.breed: i64 = -1
        self.round: i64 = 0
        self.quest: i64 = -1
        self.paws: i64 = 0
        self.reserve: i64 = 0
        self.potions: i64 = 0
        self.supply: i64 = 0
        self.lie: list[int] = []
        self.mark: list[int] = []
        self.place: list[int] = []
        self.punched: list[int] = []
        self.loot: list[int] = []
        self.shared: list[int] = []

    def is_of(self, position: Doggies, seat: i64) -> bool:
        """Is everything the same for this seat, in this position?"""
        dungeon, dog = position.dungeon, position.dogs[seat]
        return (
            self.seat == seat
            and self.breed == dog.breed
            and self.round == position.round
            and self.quest == dog.quest
            and self.paws == dog.paws
            and self.reserve == dog.reserve
            and self.potions == dog.potions
            and self.supply == position.supply
            and self.lie == dungeon.lie
            and self.mark == dungeon.mark
            and self.place == dungeon.place
            and self.punched == dungeon.punched
            and self.loot == dog.loot
            and self.shared == position.shared
        )

    def keep(self, position: Doggies, seat: i64) -> None:
        dungeon, dog = position.dungeon, position.dogs[seat]
        self.seat = seat
        self.breed = dog.breed
        self.round = position.round
        self.quest = dog.quest
        self.paws = dog.paws
        self.reserve = dog.reserve
        self.potions = dog.potions
        self.supply = position.supply
        self.lie = dungeon.lie[:]
        self.mark = dungeon.mark[:]
        self.place = dungeon.place[:]
        self.punched = dungeon.punched[:]
        self.loot = dog.loot[:]
        self.shared = position.shared  # made once, never changed
