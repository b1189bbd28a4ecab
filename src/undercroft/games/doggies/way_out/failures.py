"""What a search for ways out remembers: states from which there was none."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.claims import tool_holding
from undercroft.games.doggies.components import TURNS_CARDS
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead


@final
@mypyc_attr(acyclic=True)
class Failures:
    """A state fails if another one failed before, in the same room, with the same trophies and no less of the rest.

    The rest is: the rooms ahead, paws, defence left, and for Sharik the open sides of the cards round the start room.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], list[tuple[int, int, int, int]]] = {}

    def rule_out(self, ahead: RoomsAhead) -> bool:
        """Is there no way out for a dog with these rooms ahead?"""
        if not self.known:
            return False
        known = self.known.get(_trophies(ahead.walk))
        if known is None:
            return False
        rooms, cards, paws, defence = _rest(ahead)
        for more in known:
            if paws <= more[2] and defence <= more[3] and not rooms & ~more[0] and not cards & ~more[1]:
                return True
        return False

    def remember(self, ahead: RoomsAhead) -> None:
        self.known.setdefault(_trophies(ahead.walk), []).append(_rest(ahead))


def _trophies(walk: Walk) -> tuple[int, ...]:
    return (
        walk.at, walk.swords, walk.bows, walk.fires, walk.lent, walk.keys, walk.reserve, walk.potions, walk.supply,
        *[tool_holding(tool) for tool in walk.tools],
    )  # fmt: skip


def _rest(ahead: RoomsAhead) -> tuple[int, int, int, int]:
    """The set of rooms ahead, the ways of Sharik's cards among them (eight bits each), paws and defence."""
    walk, dungeon = ahead.walk, ahead.walk.dungeon
    rooms = 0
    for slot in ahead.rooms:
        rooms |= 1 << slot
    cards: i64 = 0
    if walk.ability == TURNS_CARDS:
        for side in range(4):
            beside = dungeon.next_to(0, side)
            if beside >= 0 and (ahead.is_ahead[beside] or beside == walk.at):
                ways: i64 = dungeon.ways[beside]
                cards |= ways << 8 * side
    return rooms, cards, walk.paws, walk.defence - walk.damage
