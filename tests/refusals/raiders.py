"""Raiders: every move that somebody might try, and what each reason for a refusal claims, from the rulebook alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import undercroft as uc
from tests.refusals.case import Case, Rule

POWERS = ("1", "2", "3", "4", "5")
ITEMS = ("torch", "ball", "key", "sword")
FLIGHTS = {"wolves": "torch", "necromancer": "ball", "megadragon": "key"}
KINDS = {"key": ("treasure",), "sword": ("monster", "boss"), "ball": ("treasure", "monster", "cache", "trap", "boss")}


def interest(view: dict[str, Any]) -> float:
    """Returns how likely a position is examined: bosses and second cards are rare."""
    table = view["table"]
    is_last = table["floor"] == 5 and table["room"] == 5
    return 1.0 if is_last or table["phase"] == "again" else 1 / 6


def near(view: dict[str, Any]) -> set[str]:
    """The verbs that fit the question."""
    return {"play", "flee", "torch"}


def moves(match: uc.Match, seat: int, pick: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "torch", {}
    for card in (*POWERS, *ITEMS, "0", "6", "flee", "goblin"):
        yield "play", {"card": card}
        yield "flee", {"item": card}


def me(case: Case) -> dict[str, Any]:
    found: dict[str, Any] = case.table["players"][case.seat]
    return found


def room(case: Case) -> dict[str, Any]:
    found: dict[str, Any] = case.table["rooms"][case.table["room"] - 1]["card"]
    return found


def wanted(case: Case) -> str:
    """The card or item that the move names."""
    return str(case.args.get("card", case.args.get("item", "torch" if case.verb == "torch" else "")))


def is_here(case: Case) -> bool:
    return bool(case.said["room"] == room(case)["id"])


RULES: dict[str, Rule] = {
    "torch-twice": lambda case: case.verb == "torch" and me(case)["has_looked"],
    "torch-lit": lambda case: case.verb == "torch" and all(row["lit"] for row in case.table["rooms"]),
    "torch-card": lambda case: case.verb == "play" and case.args["card"] == "torch",
    "no-item": lambda case: case.said["item"] == wanted(case) in ITEMS and not me(case)["items"][case.said["item"]],
    "played": lambda case: (
        case.verb == "play" and case.said["card"] == wanted(case) in POWERS and wanted(case) in me(case)["played"]
    ),
    "key": lambda case: case.verb == "play" and wanted(case) == "key" and room(case)["kind"] != "treasure",
    "sword": lambda case: (
        case.verb == "play" and wanted(case) == "sword" and room(case)["kind"] not in ("monster", "boss")
    ),
    "ball-again": lambda case: (
        wanted(case) == "ball" and me(case)["shown"] == "ball" and not case.options["chained_balls"]
    ),
    "flee": lambda case: case.verb == "flee" and is_here(case) and room(case)["id"] not in FLIGHTS,
    "flee-with": lambda case: (
        case.verb == "play"
        and is_here(case)
        and case.said["item"] == wanted(case) == FLIGHTS.get(room(case)["id"])
        and room(case)["kind"] not in KINDS.get(wanted(case), ())
    ),
    "flee-item": lambda case: (
        case.verb == "flee" and case.said["item"] == FLIGHTS.get(room(case)["id"]) != case.args["item"]
    ),
    "unknown": lambda case: case.said["card"] == wanted(case) not in (*POWERS, *ITEMS),
}
