"""Nothing is lost: over whole games every card, paw and potion lies somewhere, seen through the table's view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import table
from undercroft.games.doggies.cards import CARDS

BOX = Counter({card.id: card.copies for card in CARDS.rooms})
BEYOND = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
RARE = ("disarm", "spare", "pour", "hire", "punch", "smite", "take", "brew")  # what random play seldom comes to


def cards(shown: dict[str, Any]) -> Counter[str]:
    """All cards but those of the pile. A gap's card lies on a trap."""
    seen = Counter[str](shown["gone"])
    for row in shown["map"][1:]:
        if not row["gap"]:
            seen[row["card"]] += 1
        if row["cover"] is not None and "card" in row["cover"]:
            seen[row["cover"]["card"]] += 1
    seen.update(card["card"] for player in shown["players"] for card in player["loot"])
    if shown["drawn"] is not None:
        seen[shown["drawn"]["card"]] += 1
    return seen


def edges(shown: dict[str, Any]) -> int:
    """Edges that Bonk punched, each on one or two rooms of the map."""
    found = set()
    for row in shown["map"]:
        for side in row["punched"]:
            x, y, (dx, dy) = row["x"], row["y"], BEYOND[side]
            found.add(frozenset({(x, y), (x + dx, y + dy)}))
    return len(found)


def paws(shown: dict[str, Any], seat: int) -> int:
    """On the board, beside it and on the map."""
    player = shown["players"][seat]
    claims = [row["paws"]["count"] for row in shown["map"] if row["paws"] and row["paws"]["seat"] == seat]
    holes = edges(shown) if player["dog"] == "bonk" else 0
    return sum([player["paws"], player["reserve"], *claims, holes])


def potions(shown: dict[str, Any]) -> int:
    on_traps = [row for row in shown["map"] if row["cover"] is not None and "potion" in row["cover"]]
    held = [sum(player["potions"].values()) for player in shown["players"]]
    return sum([*shown["supply"].values(), *held, len(on_traps)])


@pytest.mark.parametrize("seed", range(9))
def test_cards_paws_and_potions_are_kept(seed: int) -> None:
    pick, seats = random.Random(seed), 2 + seed % 3
    match = uc.deal("doggies", seats=seats, seed=seed, potions=seed != 4, start="tee" if seed % 2 else "usual")
    while match.turn:
        seat = pick.choice(match.turn)
        moves = match.moves(seat)
        rare = [move for move in moves if move.verb in RARE]
        can_explore = moves[0].verb == "explore"
        match.play(seat, moves[0] if can_explore and pick.random() < 0.8 else pick.choice(rare or moves))
        shown = table(match)
        if shown["walk"] is not None or shown["phase"] in ("dogs", "quests"):
            continue
        seen = cards(shown)
        assert seen <= BOX
        assert seen.total() + shown["pile"] == BOX.total() == 89
        assert all(paws(shown, seat) == 7 for seat in range(seats))
        assert potions(shown) == (6 if seed != 4 else 0)
    assert table(match)["round"] == 3
