"""Leaving: how the walk of a dog begins, and what it changes once the dog is outside."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.claims import EARLIER, claim_mark, claim_slot, put_mark, put_slot, tool_of
from undercroft.games.doggies.components import ABILITY, DISARMS
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.dungeon import Dungeon, edge_side, edge_slot
from undercroft.games.doggies.walk import Walk


def set_out(dungeon: Dungeon, seat: i64, dog: Dog, supply: i64) -> Walk:
    """A dog in the start room, about to leave."""
    walk = Walk(dungeon, seat, ABILITY[dog.breed])
    walk.share_trophies(dog)
    walk.paws = dog.paws
    walk.reserve = dog.reserve
    walk.owed = dog.owed
    walk.potions = dog.potions
    walk.supply = supply
    walk.tools = [tool_of(holding, EARLIER) for holding in dog.loot if DISARMS[holding]]
    return walk


def settle(walk: Walk, dog: Dog) -> None:
    """Outside: what the walk did comes true, on the dog's board and in the dungeon."""
    dungeon = walk.dungeon
    for claim in walk.claims:
        dungeon.put(claim_slot(claim), claim_mark(claim), walk.seat)
    for put in walk.gaps + walk.covers:
        dungeon.put(put_slot(put), put_mark(put), walk.seat)
    for edge in walk.punched:
        dungeon.punch(edge_slot(edge), edge_side(edge))
    if walk.covers or walk.punched or walk.turned:
        dungeon.draw_rim()
    for holding in walk.spent:
        dog.lose(holding)
    dog.paws = walk.paws
    dog.reserve = walk.reserve
    dog.owed = walk.owed
    dog.potions = walk.potions
