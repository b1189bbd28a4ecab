"""The bot with common sense."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.raiders.plays import enter, lay, party
from undercroft.bots import make_bot
from undercroft.bots.player import RandomBot
from undercroft.bots.playout import contest
from undercroft.games import find_game

GAMES = 24


def choice(match: uc.Match, seat: int = 0) -> str:
    return str(make_bot("greedy", "raiders", 1).choose(match.view(seat))["text"])


@compiled_only
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"tactical": True}), (5, {"chained_balls": True})])
def test_greedy_wins_far_more_than_its_share_against_random(seats: int, options: dict[str, Any]) -> None:
    game = find_game("raiders")
    wins = 0
    for seed in range(GAMES):
        chance = uc.Seeded(seed)
        position = game.deal(seats, game.read(seats, options), chance)
        mine = seed % seats
        bots = [RandomBot(seed + seat) for seat in range(seats)]
        contest(position, [*bots[:mine], make_bot("greedy", "raiders", seed), *bots[mine + 1 :]], chance)
        wins += mine in position.result().winners
    assert wins / GAMES > 1.6 / seats


def test_the_same_seed_and_view_give_the_same_move() -> None:
    view = uc.deal("raiders", seats=4, seed=3).view(1)
    assert make_bot("greedy", "raiders", 5).choose(view) == make_bot("greedy", "raiders", 5).choose(view)


def test_greedy_lights_a_torch_when_much_is_dark() -> None:
    assert choice(enter("lava", party(3, items=[{"torch": 1}, {}, {}]), floor_card="UDDDU")) == "torch"


def test_greedy_spends_little_on_a_poor_room_before_a_rich_one() -> None:
    match = enter(
        "treasure-1", party(3), floor_card="UUUUD", rooms=["treasure-1", "treasure-4-2", "treasure-4", "dragon"]
    )
    assert choice(match) in ("play 1", "play 2")


def test_greedy_takes_the_chest_after_a_ball() -> None:
    match = enter("treasure-4", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    assert choice(match) == "play 4"


def test_greedy_flees_from_the_megadragon_when_a_wound_would_lose() -> None:
    hands: list[dict[str, Any]] = [
        {"hand": ["1"], "items": {"key": 1}, "coins": 9, "wounds": 3},
        {"wounds": 4},
        {"wounds": 4},
    ]
    assert choice(enter("megadragon", hands)) == "flee key"
