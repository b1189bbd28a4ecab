"""Checks of what is said in Doggies: the count is made from a view and the cards file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts.reasons.moment import Data, FigureCheck
from undercroft.games import find_game
from undercroft.kernel.position import Position

SYMBOLS: Final = {"S": "sword", "B": "bow", "F": "fire"}


def stage(position: Position) -> object:
    return None  # nothing is measured earlier than the end of the round


@cache
def box() -> dict[str, Any]:
    return tomllib.loads(Path(find_game("doggies").folder, "cards.toml").read_text("utf-8"))


def row(kind: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in box()[kind] if one["id"] == id)
    return found


def met(table: Data, quest: str, seat: int) -> int:
    """Returns the coins that a quest brings a seat."""
    face, counts = row("quest", quest), table["standings"][quest]
    if "monster" in face:
        return int(face["coins"] * counts[seat])
    symbol = face["symbol"]
    strengths = [
        (count, row("dog", player["dog"])["attack"].count(symbol))
        for count, player in zip(counts, table["players"], strict=True)
    ]
    best = max(strengths)
    is_leader = strengths[seat] == best and strengths.count(best) == 1 and best[0] > 0
    return int(face["coins"]) if is_leader else 0


def score(table: Data, seat: int, has_private: bool) -> float:
    quests = list(table["quests"])
    if has_private:
        quests.append(table["players"][seat]["quest"])
    return float(table["players"][seat]["coins"] + sum(met(table, quest, seat) for quest in quests))


def coins(before: Data, after: Data, seat: int) -> float:
    return score(after, seat, True)


def rivals(before: Data, after: Data, seat: int) -> float:
    return max(score(after, other, False) for other in range(len(after["players"])) if other != seat)


def symbols(before: Data, after: Data, seat: int) -> float:
    return float(sum(after["players"][seat]["trophies"].values()))


def cards(before: Data, after: Data, seat: int) -> float:
    return float(len(after["players"][seat]["loot"]) - len(before["players"][seat]["loot"]))


def loot(before: Data, after: Data, seat: int) -> float:
    return float(cards(before, after, seat) > 0)


FIGURES: Final = {
    "doggies-reason-loot": FigureCheck(loot, is_chance=True),
    "doggies-reason-coins": FigureCheck(coins),
    "doggies-reason-rivals": FigureCheck(rivals, is_less_better=True),
    "doggies-reason-symbols": FigureCheck(symbols),
    "doggies-reason-cards": FigureCheck(cards),
}
CLAIMS: Final[dict[str, Any]] = {}
