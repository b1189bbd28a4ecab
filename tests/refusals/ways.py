"""Looks for a way out of the dungeon. Tries every way, leaves out what cannot help, and gives up after too long.

The walk itself is that of the plain reference of the tests of Doggies, which reads a view and knows no engine.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.games.doggies.reference import BEYOND, SIDES, SYMBOLS, Reference, monster_of, place_of, trophies, turns_of

PATIENCE = 20_000  # states looked at


class TooLong(Exception):
    """More states than anybody would wait for."""


def setting_out(table: dict[str, Any], seat: int) -> Reference:
    """A dog in the start room, about to leave."""
    return Reference(table, seat)


def walking(table: dict[str, Any], is_in_room: bool) -> Reference:
    """The dog of a walk that has begun, as the view shows it."""
    walk = table["walk"]
    dog = Reference(table, walk["seat"])
    path = tuple(place_of(step) for step in walk["path"])
    rows = {place_of(row): row for row in table["map"]}
    trodden = [(place, rows[place]) for place in path]
    claims = tuple(
        (place, row["card"] + (f"-{row['paws']['side']}" if "side" in row["paws"] else ""), row["paws"]["count"])
        for place, row in trodden
        if row["paws"] and not row["gap"]
    )
    left = [row["card"] for _, row in trodden if row["gap"]]  # claimed on this walk, and put on a trap since
    held = list(dog.held)
    for cover in [row["cover"] for _, row in trodden if row["cover"] and "card" in row["cover"]]:
        if cover["card"] in left:
            left.remove(cover["card"])
        else:
            held.remove(name_of(cover))
    marked = {place for place, row in trodden if row["paws"] or row["cover"]}
    return dog.twin(
        closed=dog.closed - marked,
        paws=walk["paws"],
        reserve=dog.reserve - sum([name.endswith("-paw") for _, name, _ in claims]),
        potions=tuple(walk["potions"][name] for name in SYMBOLS.values()),
        supply=tuple(walk["supply"][name] for name in SYMBOLS.values()),
        held=tuple(held),
        claims=claims,
        turned=frozenset(card["side"] for card in walk["turned"]),
        path=path,
        damage=walk["damage"],
        is_in_room=is_in_room,
    )


def name_of(held: dict[str, Any]) -> str:
    return str(held["card"]) + (f"-{held['side']}" if "side" in held else "")


def gets_out(dog: Reference, more: int = 0) -> bool | None:
    """Tells whether the dog can get out with so much more defence. None if that takes too long to find out."""
    try:
        return _search(dog.twin(damage=dog.damage - more), {}, [PATIENCE])
    except (TooLong, RecursionError):
        return None


def is_walled_in(dog: Reference) -> bool:
    """Tells whether no exit is in reach even with every key and every strength. Sharik may turn cards first."""
    spun = [side for side in SIDES if BEYOND[side] in dog.cards and dog.may_enter(BEYOND[side])]
    if dog.dog != "sharik" or len(dog.path) > 1:
        spun = []
    for turns in product(*[turns_of(dog.cards[BEYOND[side]]) for side in spun]):
        lying = {**dog.turns, **{BEYOND[side]: turn for side, turn in zip(spun, turns, strict=True)}}
        if _spread(dog.twin(turns=lying), is_costly=True):
            return False
    return True


def _search(dog: Reference, known: dict[Any, bool], patience: list[int]) -> bool:
    if dog.is_out:
        return True
    state = _state(dog)
    if state in known:
        return known[state]
    patience[0] -= 1
    if patience[0] < 0:
        raise TooLong
    known[state] = _tries(dog, known, patience)
    return known[state]


def _tries(dog: Reference, known: dict[Any, bool], patience: list[int]) -> bool:
    if not dog.is_in_room:
        if _spread(dog, is_costly=False):
            return True
        if is_walled_in(dog):
            return False
    return any(_search(dog.after(move), known, patience) for move in _helpful(dog))


def _helpful(dog: Reference) -> list[str]:
    """Returns the moves that may help to get out. A paw on coins or a chest, or an idle trophy, does not."""
    moves = dog.thinkable()
    if not dog.is_in_room:
        return moves
    card = dog.cards[dog.at]
    is_idle = card.startswith(("coin", "two-coins", "chest", "portal"))
    return ["pass"] if is_idle and "pass" in moves else moves


def _state(dog: Reference) -> tuple[Any, ...]:
    """All that the rest of the way depends on."""
    owned = sorted(held for held in dog.owned() if trophies(held))
    spare = tuple(sorted(held for _, held, _ in dog.claims))
    turns = tuple(dog.turns.get(BEYOND[side]) for side in SIDES) if dog.dog == "sharik" else ()
    return (
        dog.at, frozenset(dog.path), dog.is_in_room, dog.paws, dog.reserve, dog.damage, dog.potions, dog.supply,
        tuple(owned), spare, dog.turned, turns,
    )  # fmt: skip


def _spread(dog: Reference, is_costly: bool) -> bool:
    """Tells whether a way leads out through rooms that cost nothing or, with `is_costly`, through all that are open."""
    reached, open_ends = {dog.at}, [dog]
    while open_ends:
        here = open_ends.pop()
        for there in _beside(here, is_costly):
            if there is None:
                return True
            if there not in reached and dog.may_enter(there) and (is_costly or _is_free(dog, there)):
                reached.add(there)
                open_ends.append(dog.twin(path=(*dog.path, there)))
    return False


def _beside(dog: Reference, is_costly: bool) -> list[tuple[int, int] | None]:
    """The places where a step may lead; None is the table."""
    found: list[tuple[int, int] | None] = []
    can_punch = is_costly and dog.dog == "bonk" and dog.paws > 0
    for side in SIDES:
        there = (dog.at[0] + BEYOND[side][0], dog.at[1] + BEYOND[side][1])
        edge = dog.edge(side, there)
        if can_punch or edge == "open" or (edge == "door" and (is_costly or dog.number("K") > 0)):
            found.append(there if there in dog.cards else None)
    if dog.cards[dog.at] == "portal":
        found += [place for place, card in dog.cards.items() if card == "portal"]
    return found


def _is_free(dog: Reference, place: tuple[int, int]) -> bool:
    card = dog.cards[place]
    return not monster_of(card) and (not card.startswith("trap") or dog.dog == "robin")
