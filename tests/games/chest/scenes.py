"""Little plays: a scene written by hand, moves in notation, the dice that the test wants."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from undercroft.kernel.match import Match

# What follows when an adventure ends in the middle of a game: a party, and the die of level 1.
NEXT = ("warrior",) * 7 + ("goblin",)


def scene(hero: str | None = None, **fields: Any) -> Match:
    """A solo scene; without a hero unless one is named. 5 XP make a hero a master."""
    data: dict[str, Any] = {"game": "chest", "seats": 1, **fields}
    if hero is None:
        data["options"] = {"heroless": True, **fields.get("options", {})}
    else:
        data["heroes"] = hero
    return uc.load(data, seed=1)


def do(match: Match, move: str, *outcomes: str) -> None:
    """The adventurer's move; the dice and draws that follow from it, if it uses any."""
    match.play(match.turn[0], move, chance=uc.Chosen(outcomes))


def texts(match: Match) -> list[str]:
    """The legal moves of the adventurer, as notation."""
    return [str(move) for move in match.moves(match.turn[0])]


def table(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["table"]
    return found


def bag(counts: dict[str, int]) -> dict[str, int]:
    """A bag without its zeros."""
    return {name: number for name, number in counts.items() if number}


def party(match: Match) -> dict[str, int]:
    return bag(table(match)["party"])


def dungeon(match: Match) -> dict[str, int]:
    return bag(table(match)["dungeon"])


def tokens(match: Match, seat: int = 0) -> dict[str, int]:
    return bag(table(match)["players"][seat]["tokens"])


def xp(match: Match, seat: int = 0) -> int:
    number: int = table(match)["players"][seat]["xp"]
    return number


def told(match: Match) -> list[str]:
    """The ids of the events of the last move."""
    return [event.id for event in match.events[-1]]
