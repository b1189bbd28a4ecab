"""Laws that hold at every step of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import table
from undercroft.games.raiders.cards import CARDS

OPTIONS = [{}, {"tactical": True}, {"chained_balls": True}, {"tactical": True, "chained_balls": True}]


def walk(seats: int, seed: int, options: dict[str, Any]) -> Iterator[uc.Match]:
    match, chance = uc.deal("raiders", seats=seats, seed=seed, **options), uc.Seeded(seed)
    yield match
    while match.turn:
        seat = match.turn[chance.below(len(match.turn))]
        moves = match.moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
        yield match


@pytest.fixture(params=[(seats, options) for seats in (3, 4, 5) for options in OPTIONS], ids=str)
def games(request: pytest.FixtureRequest) -> list[Iterator[uc.Match]]:
    seats, options = request.param
    return [walk(seats, seed, options) for seed in range(4)]


def test_items_are_never_lost_or_made(games: list[Iterator[uc.Match]]) -> None:
    for game in games:
        for match in game:
            seen = table(match)
            for card in CARDS.items:
                held = sum(player["items"][card.id] for player in seen["players"])
                lying = sum(spent(seen, player) == card.id for player in seen["players"])
                assert held + lying + seen["supply"][card.id] == card.count


def spent(seen: dict[str, Any], player: dict[str, Any]) -> str | None:
    """The item that lies before a player until the room is resolved; a ball is back in the supply."""
    shown: str | None = player["shown"]
    if shown == "flee":
        return str(seen["rooms"][seen["room"] - 1]["card"]["flight"])
    return None if shown == "ball" else shown


def test_purses_wounds_and_hands_stay_in_bounds(games: list[Iterator[uc.Match]]) -> None:
    for game in games:
        for match in game:
            seen = table(match)
            for player in seen["players"]:
                assert 0 <= player["coins"] <= CARDS.coin_cap
                assert player["wounds"] >= 0
                assert sorted(player["hand"] + player["played"]) == ["1", "2", "3", "4", "5"]


def test_no_question_has_one_answer(games: list[Iterator[uc.Match]]) -> None:
    for game in games:
        for match in game:
            assert all(len(match.moves(seat)) > 1 for seat in match.turn)


def test_no_seat_runs_out_of_power_cards_before_the_floor_ends(games: list[Iterator[uc.Match]]) -> None:
    for game in games:
        for match in game:
            seen = table(match)
            if match.turn:
                assert all(player["hand"] for player in seen["players"] if player["seat"] in match.turn)
