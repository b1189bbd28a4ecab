"""The bot with common sense."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.chest.scenes import scene
from undercroft.bots import make_bot
from undercroft.bots.player import RandomBot
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Bot


def advice(match: Match) -> str:
    text: str = make_bot("greedy", "chest", 1).choose(match.view(match.turn[0]))["text"]
    return text


def play(seed: int, *bots: Bot) -> tuple[int, ...]:
    match = uc.deal("chest", seats=len(bots), seed=seed)
    while match.turn:
        seat = match.turn[0]
        match.play(seat, bots[seat].choose(match.view(seat))["text"])
    assert match.result is not None
    return match.result.scores


@compiled_only
def test_greedy_plays_better_than_chance_and_scores_decently_alone() -> None:
    assert mean(play(seed, make_bot("greedy", "chest", seed))[0] for seed in range(30)) > 17
    assert mean(play(seed, RandomBot(seed))[0] for seed in range(30)) < 6


@compiled_only
def test_greedy_beats_a_random_player() -> None:
    scores = [play(seed, make_bot("greedy", "chest", seed), RandomBot(seed)) for seed in range(15)]
    assert sum(ours > theirs for ours, theirs in scores) >= 14


SENSE: list[tuple[str, dict[str, Any], str]] = [
    ("the cheapest companion", {"party": {"champion": 1, "thief": 1}, "dungeon": {"goblin": 1}}, "thief > goblin×1"),
    (
        "the master against many",
        {"level": 3, "party": {"champion": 1, "warrior": 1, "mage": 1}, "dungeon": {"goblin": 3}},
        "warrior > goblin×3",
    ),
    (
        "a thief opens all chests",
        {"level": 4, "phase": "loot", "party": {"thief": 1, "mage": 1}, "dungeon": {"chest": 3}},
        "thief > chest×3",
    ),
    (
        "no flight when one can win",
        {"level": 6, "party": {"champion": 1, "mage": 1}, "dungeon": {"goblin": 2, "ooze": 2}},
        "champion > goblin×2",
    ),
    (
        "a portal before all is lost",
        {"level": 6, "party": {"mage": 1}, "dungeon": {"goblin": 3, "skeleton": 2}, "tokens": {"portal": 1}},
        "use portal",
    ),
    (
        "a ring when the dragon would win",
        {"level": 6, "phase": "dragon", "party": {"mage": 1}, "lair": 3, "tokens": {"ring": 1}},
        "use ring",
    ),
    ("rest when nobody is left", {"level": 5, "phase": "regroup", "party": {"mage": 1}}, "rest"),
    ("on when the party is whole", {"level": 1, "phase": "regroup"}, "descend"),
]


@pytest.mark.parametrize(("why", "fields", "move"), SENSE)
def test_greedy_has_common_sense(why: str, fields: dict[str, Any], move: str) -> None:
    assert advice(scene(**fields)) == move


def test_greedy_plays_the_same_for_the_same_seed() -> None:
    match = uc.deal("chest", seats=2, seed=9)
    assert advice(match) == advice(match)
