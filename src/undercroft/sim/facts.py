"""What a game tells of itself while bots play it: who was who, in what order, and which cards came and were used.

All of it is read from the events that clients are told. Of a game of another package every event with a thing in it
counts as played.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from undercroft.kernel.game import Game
from undercroft.kernel.message import Event

THINGS: Final = ("card", "token", "item", "room", "quest", "place", "ability", "potion", "title")  # arguments with ids

Counts = dict[str, list[int]]  # of a card, by id: how often by seat, and at the table as a whole


class Facts(Struct, frozen=True):
    """`traits` are those of each seat (`hero:knight`, `order:1`), `table` those of the whole game (`boss:medusa`)."""

    traits: list[list[str]]
    table: list[str]
    drawn: Counts
    played: Counts


class Reading(Struct, frozen=True):
    """Which events of a game say what; events are named without `GAME-event-`."""

    traits: tuple[str, ...]
    first: str | None  # tells who begins
    drawn: tuple[str, ...]
    played: tuple[str, ...]


READINGS: Final = {
    "raiders": Reading(("character",), None, ("enter", "takes"), ("shows", "flees")),
    "chest": Reading(("hero",), "adventure", ("treasure",), ("used", "ultimate", "paid")),
    "doggies": Reading(("dog",), "first", ("explore", "potion"), ("beat", "claim", "take", "hire", "pour", "disarm")),
    "serpent": Reading(
        ("hero", "personal-quest"),
        "turn",
        ("drew-card", "shared-quest", "laid"),
        ("played", "cursed", "sent", "trap-laid", "drank", "used", "completed"),
    ),
}
LAST_FLOOR: Final = 5  # of Raiders, whose last room is the boss's


def facts_of(game: Game, seats: int, told: list[Event]) -> Facts:
    reading = READINGS.get(game.name)
    traits: list[list[str]] = [[] for _ in range(seats)]
    table: list[str] = []
    drawn: Counts = {}
    played: Counts = {}
    first: int | None = None
    for event in told:
        name = event.id.removeprefix(f"{game.name}-event-")
        who = event.args.get("who")
        seat = who if isinstance(who, int) else seats  # the last place of counts is for the table
        if reading is None:
            _count(played, event, seat, seats)
        elif name in reading.traits:
            for kind, id in event.args.items():
                if isinstance(id, str) and seat < seats and f"{kind}:{id}" not in traits[seat]:
                    traits[seat].append(f"{kind}:{id}")
        elif name in reading.drawn:
            _count(drawn, event, seat, seats)
        elif name in reading.played:
            _count(played, event, seat, seats)
        if reading is not None and name == reading.first and first is None and seat < seats:
            first = seat
        if name == "enter" and event.args["floor"] == event.args["number"] == LAST_FLOOR:
            table.append(f"boss:{event.args['room']}")
    if first is not None:
        for seat in range(seats):
            traits[seat].append(f"order:{(seat - first) % seats + 1}")
    return Facts(traits, table, drawn, played)


def _count(counts: Counts, event: Event, seat: int, seats: int) -> None:
    for thing in THINGS:
        if isinstance(id := event.args.get(thing), str):
            counts.setdefault(id, [0] * (seats + 1))[seat] += 1
