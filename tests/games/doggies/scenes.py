"""Little plays: a dungeon written by hand, moves in notation, the cards that the test wants drawn."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from undercroft.kernel.match import Match

Row = dict[str, Any]


def room(x: int, y: int, card: str, turn: int = 0, **more: Any) -> Row:
    """A card on the map: straight lies north-south, a corner north-east, a T north-east-west, then turned clockwise."""
    return {"x": x, "y": y, "card": card, "turn": turn, **more}


def scene(dog: str = "ruta", *rooms: Row, seats: int = 2, rival: str = "", **fields: Any) -> Match:
    """Seat 0 is this dog and to move. `mine` are fields of its board, others belong to the position."""
    mine = {"dog": dog, **fields.pop("mine", {})}
    players = fields.pop("players", [mine, {"dog": rival}] if rival else [mine])
    return uc.load({"game": "doggies", "seats": seats, "players": players, "map": list(rooms), **fields}, seed=1)


def do(match: Match, *moves: str) -> Match:
    """Moves of the seat whose turn it is."""
    for move in moves:
        match.play(match.turn[0], move)
    return match


def draw(match: Match, card: str, at: str) -> Match:
    """Explore, draw this card and lay it (`1,0 turn 2`); nothing is asked where only one place fits."""
    seat = match.turn[0]
    match.play(seat, "explore", chance=uc.Chosen([card]))
    if table(match)["phase"] == "lay":
        match.play(seat, f"lay {at}")
    return match


def legal(match: Match) -> list[str]:
    return [str(move) for move in match.moves(match.turn[0])] if match.turn else []


def table(match: Match) -> Any:
    return match.view(None)["table"]


def walk(match: Match) -> Any:
    return table(match)["walk"]


def player(match: Match, seat: int = 0) -> Any:
    return table(match)["players"][seat]


def at(match: Match, x: int, y: int) -> Any:
    return next(row for row in table(match)["map"] if (row["x"], row["y"]) == (x, y))


def why_not(match: Match, move: str) -> str:
    """The id of the rule that forbids a move."""
    try:
        match.play(match.turn[0], move)
    except uc.IllegalMove as error:
        assert error.reason is not None
        return error.reason.id.removeprefix("doggies-why-")
    raise AssertionError(f"{move} was legal")


def loot(match: Match, seat: int = 0) -> list[str]:
    return [card["card"] for card in player(match, seat)["loot"]]


def hauls(match: Match) -> set[tuple[str, ...]]:
    """Returns the cards that each way out brings, in the order of the walk."""
    found: set[tuple[str, ...]] = set()
    do(match, "leave")
    ways = [match]
    while ways:
        way = ways.pop()
        seat = way.turn[0]
        for move in way.moves(seat):
            twin = uc.load(way.save(), seed=1)
            twin.play(seat, move)
            if walk(twin) is not None and table(twin)["active"] == seat:
                ways.append(twin)
            else:
                rows = [row for row in table(twin)["map"] if row["paws"] is not None and row["paws"]["seat"] == seat]
                found.add(tuple(row["card"] for row in rows))
    return found
