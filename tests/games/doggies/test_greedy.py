"""The bot with common sense."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.doggies.scenes import room, scene, table
from undercroft.bots import make_bot
from undercroft.bots.player import RandomBot
from undercroft.kernel.mind import Bot


def greedy(seed: int) -> Bot:
    return make_bot("greedy", "doggies", seed)


def play(match: uc.Match, bots: list[Bot]) -> uc.Match:
    while match.turn:
        seat = match.turn[0]
        match.play(seat, str(bots[seat].choose(match.view(seat))["text"]))
    return match


@compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_dogs(seats: int) -> None:
    wins = 0
    for seed in range(3):
        bots: list[Bot] = [greedy(seed), *[RandomBot(seed + seat) for seat in range(1, seats)]]
        result = play(uc.deal("doggies", seats=seats, seed=seed), bots).result
        assert result is not None
        wins += result.winners == (0,)
    assert wins == 3


def test_greedy_chooses_dogs_and_plays_every_option() -> None:
    match = uc.deal("doggies", seats=2, seed=1, dogs="chosen", potions=False)
    play(match, [greedy(1), greedy(2)])
    assert match.result is not None


def test_the_same_seed_plays_the_same() -> None:
    first, second = (play(uc.deal("doggies", seats=2, seed=4), [greedy(1), greedy(2)]) for _ in range(2))
    assert first.record == second.record


def test_greedy_goes_on_in_the_middle_of_a_walk() -> None:
    match = scene("ruta", room(0, 1, "two-coins", 1), room(0, 2, "coin", 1))
    match.play(0, "leave")
    bot = greedy(1)
    while table(match)["walk"] is not None:
        match.play(0, str(bot.choose(match.view(0))["text"]))
    assert [row["paws"] is not None for row in table(match)["map"]] == [False, True, True]


def test_greedy_sleeps_when_a_paw_is_worth_more_than_leaving() -> None:
    match = scene(players=[{"dog": "ruta"}, {"state": "out"}], pile={"coin": 1}, countdown=0)
    assert greedy(1).choose(match.view(0))["verb"] == "sleep"
