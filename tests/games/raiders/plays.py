"""The words the little plays of these tests are written in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import undercroft as uc

BOSSES = (
    "taxman", "medusa", "vampire", "sphinx", "minotaur", "wolves", "necromancer", "megadragon", "golem", "mummy",
)  # fmt: skip


def party(
    seats: int,
    coins: Sequence[int] | None = None,
    wounds: Sequence[int] | None = None,
    items: Sequence[dict[str, int]] | None = None,
) -> list[dict[str, Any]]:
    """Players with nothing but what is given: by default no coins, no wounds, no items."""
    return [
        {
            "coins": coins[seat] if coins else 0,
            "wounds": wounds[seat] if wounds else 0,
            "items": items[seat] if items else {},
        }
        for seat in range(seats)
    ]


def enter(
    room: str,
    players: list[dict[str, Any]],
    options: dict[str, bool] | None = None,
    floor: int = 1,
    number: int = 1,
    **fields: Any,
) -> uc.Match:
    """A match whose players stand in a room; a boss waits in the last room of the last floor."""
    if room in BOSSES:
        floor, number = 5, 5
    return uc.load(
        {
            "game": "raiders",
            "seats": len(players),
            "options": options or {},
            "floor": floor,
            "room": number,
            "rooms": [*[None] * (number - 1), room],
            "players": players,
            **fields,
        },
        seed=1,
    )


def lay(match: uc.Match, *cards: str, chance: uc.Chance | None = None) -> None:
    """Seat 0 plays the first card, seat 1 the second and so on; `chance` is for what the last one brings about."""
    for seat, card in enumerate(cards):
        last = seat == len(cards) - 1
        match.play(seat, card if " " in card else f"play {card}", chance if last else None)


def table(match: uc.Match, seat: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat)["table"]
    return seen


def players(match: uc.Match, field: str) -> list[Any]:
    return [player[field] for player in table(match)["players"]]


def coins(match: uc.Match) -> list[int]:
    return players(match, "coins")


def wounds(match: uc.Match) -> list[int]:
    return players(match, "wounds")


def held(match: uc.Match, item: str) -> list[int]:
    return [items[item] for items in players(match, "items")]


def supply(match: uc.Match, item: str) -> int:
    return int(table(match)["supply"][item])


def notations(match: uc.Match, seat: int) -> list[str]:
    return [str(move) for move in match.moves(seat)]


def events(match: uc.Match, seat: int | None, last: int = 1) -> list[str]:
    """The ids of what a seat was told by the last moves."""
    return [event.id for event in match.told(seat, len(match.events) - last)]
