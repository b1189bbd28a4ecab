"""The bot with common sense, and the same moves by those that search: where the right move is beyond doubt."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.serpent.scenes import GATE, scene
from undercroft.bots import make_bot
from undercroft.bots.player import RandomBot

LEVELS = ("greedy", "adventurer", "veteran", "master")
ESCORT = "captive-knight"  # to the gate


def choice(match: uc.Match, seat: int = 0, level: str = "greedy") -> str:
    return str(make_bot(level, "serpent", 1, seconds=0.3).choose(match.view(seat))["text"])


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_winning_quest(level: str) -> None:
    match = scene(
        {"hero": "roderick", "glory": 26, "quests": 2, "place": "altar-of-fangs", "hand": ["ward-of-scales"]},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    assert choice(match, 0, level) == "try heartstone.0"


@pytest.mark.parametrize("level", LEVELS)
def test_it_delivers_the_winning_quest(level: str) -> None:
    match = scene(
        {"hero": "roderick", "quests": 2, "place": "temple-gate", "hand": []},
        {"hero": "bel"},
        map=[GATE],
        quests=[{"quest": ESCORT, "seat": 0, "is_carried": True}],
    )
    assert choice(match, 0, level) == f"deliver {ESCORT}.0"


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_the_card_that_saves_it(level: str) -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "health": 1, "peril": 8, "glory": 4, "hand": ["rejuvenation"]},
        phase="villainy",
    )
    assert choice(match) == "send snakeman > 1 melee"
    match.play(0, "send snakeman > 1 melee", uc.Chosen(["6", "1"]))
    assert choice(match, 1, level) == "play rejuvenation"


@compiled_only
def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        match = uc.deal("serpent", seats=2, seed=seed)
        bots = (
            [make_bot("greedy", "serpent", seed), RandomBot(seed)]
            if seed % 2
            else [RandomBot(seed), make_bot("greedy", "serpent", seed)]
        )
        while match.turn:
            seat = match.turn[0]
            match.play(seat, bots[seat].choose(match.view(seat))["text"])
        assert match.result is not None
        wins += (0 if seed % 2 else 1) in match.result.winners
    assert wins >= 5


def lair(**hero: object) -> uc.Match:
    """A hero at the door of Nakari's lair, and nothing else to do."""
    map = [{"place": "temple-gate"}, {"place": "nakaris-lair", "y": -1, "turned": True}]
    sight = {"hero": "roderick", "place": "temple-gate", "hand": [], **hero}
    return scene(sight, {"hero": "bel"}, map=map, quests=[{"quest": "defeat-nakari"}], nakari_wounds=3)


def test_it_goes_for_a_nakari_it_can_beat() -> None:
    assert choice(lair(level=9)) == "go nakaris-lair"


def test_it_keeps_away_from_a_nakari_that_would_fell_it() -> None:
    assert choice(lair(health=5)) != "go nakaris-lair"
